import type { Deps } from '#src/deps.ts';
import { describeError } from '#src/kernel/logger.ts';
import { MailError, type Mailer } from '#src/platform/mailer.ts';
import { mailFailed } from './accounts.errors';

/** Sends an e-mail that the caller waits for. Throws accounts.mail_failed. */
export async function sendMail(
  { mailer, logger }: Pick<Deps, 'mailer' | 'logger'>,
  message: Parameters<Mailer['send']>[0],
): Promise<void> {
  try {
    await mailer.send(message);
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    logger.error('mail.failed', describeError(error));
    throw mailFailed(error);
  }
}

/** A notice of something already done: if it cannot be sent, that is logged and nothing is undone. */
export function sendNews(
  { mailer, logger, waitUntil }: Pick<Deps, 'mailer' | 'logger' | 'waitUntil'>,
  message: Parameters<Mailer['send']>[0],
): void {
  const sending = mailer.send(message);
  waitUntil(sending.catch((error: unknown) => logger.error('mail.failed', describeError(error))));
}

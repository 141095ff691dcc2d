import type { Deps } from '#src/deps.ts';
import { describeError } from '#src/kernel/logger.ts';
import type { Mailer } from '#src/platform/mailer.ts';
import { forwardedEmail, receiptEmail } from './support.emails';
import type { SupportMessageRow } from './support.repository';
import { contactFor, pauseAfter, receiptAttempts, receiptsAnHour, receiptWindowMs } from './support.rules';

export type DeliveryNeeds = Pick<Deps, 'supportMessages' | 'mailer' | 'config' | 'logger' | 'clock'>;

/** Mails what has not been mailed yet of a stored message, and notes what is left for the next try. */
export async function deliverMessage(deps: DeliveryNeeds, row: SupportMessageRow): Promise<void> {
  const { supportMessages, config, clock, logger } = deps;
  const { id } = row;
  const attempts = row.attempts + 1;

  const forwarded =
    row.forwardedAt !== null ||
    (await isSent(deps, { to: contactFor(config, row.plan).email, locale: 'en', email: forwardedEmail(row) }));
  if (forwarded && !row.forwardedAt) await supportMessages.progress({ id, forwardedAt: clock() });

  let receiptDone = row.receiptSentAt !== null || (await hasEnoughReceipts(deps, row));
  if (!receiptDone && (await isSent(deps, { to: row.email, locale: row.locale, email: receiptEmail(row) }))) {
    await supportMessages.progress({ id, receiptSentAt: clock() });
    receiptDone = true;
  }
  if (!receiptDone && attempts >= receiptAttempts) {
    logger.error('support.receipt_given_up', { id });
    receiptDone = true;
  }

  const nextTryAt = forwarded && receiptDone ? null : new Date(clock().getTime() + pauseAfter(attempts));
  await supportMessages.progress({ id, attempts, nextTryAt });
}

async function hasEnoughReceipts({ supportMessages, clock }: DeliveryNeeds, { email }: SupportMessageRow) {
  const since = new Date(clock().getTime() - receiptWindowMs);
  return (await supportMessages.receiptsSince({ email, since })) >= receiptsAnHour;
}

async function isSent({ mailer, logger }: DeliveryNeeds, message: Parameters<Mailer['send']>[0]): Promise<boolean> {
  try {
    await mailer.send(message);
    return true;
  } catch (error) {
    logger.error('mail.failed', describeError(error));
    return false;
  }
}

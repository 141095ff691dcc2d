import type { Deps } from '#src/deps.ts';
import { describeError } from '#src/kernel/logger.ts';
import { noticeEmail } from './billing.emails';
import type { BillingNoticeRow } from './billing-notices.repository';

export type NoticeNeeds = Pick<Deps, 'billingNotices' | 'accounts' | 'mailer' | 'logger' | 'clock' | 'appUrl'>;

const noticesASweep = 20;
const retryAfterMs = 5 * 60_000;
/** Then a day and more has gone by. */
const maxAttempts = 300;

/** Mails news that has not been mailed, of one account or of all. What cannot be sent now is tried again. */
export async function mailNotices(deps: NoticeNeeds, input: { userId?: string } = {}): Promise<number> {
  const now = deps.clock();
  const until = new Date(now.getTime() + retryAfterMs);
  const due = await deps.billingNotices.claimDue({ ...input, now, until, limit: noticesASweep });
  for (const notice of due) await mail(deps, notice);
  return due.length;
}

async function mail(
  { billingNotices, accounts, mailer, logger, appUrl }: NoticeNeeds,
  notice: BillingNoticeRow,
): Promise<void> {
  const { id, userId, attempts } = notice;
  try {
    const contact = await accounts.contactOf({ userId });
    if (contact) {
      await mailer.send({ to: contact.email, locale: contact.locale, email: noticeEmail({ ...notice, appUrl }) });
    }
    await billingNotices.delete({ id });
  } catch (error) {
    logger.error('mail.failed', describeError(error));
    if (attempts >= maxAttempts) await billingNotices.delete({ id });
  }
}

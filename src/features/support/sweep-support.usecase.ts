import type { Deps } from '#src/deps.ts';
import { type DeliveryNeeds, deliverMessage } from './deliver-message';
import { firstRetryAfterMs, keptForMs } from './support.rules';

const messagesASweep = 20;

/** Mails the messages that could not be mailed when they were written. */
export async function mailWaitingMessages(deps: DeliveryNeeds): Promise<number> {
  const now = deps.clock();
  const until = new Date(now.getTime() + firstRetryAfterMs);
  const due = await deps.supportMessages.claimDue({ now, until, limit: messagesASweep });
  for (const row of due) await deliverMessage(deps, row);
  return due.length;
}

/** Deletes messages a year after they were written. */
export const deleteOldMessages = ({
  supportMessages,
  clock,
}: Pick<Deps, 'supportMessages' | 'clock'>): Promise<number> =>
  supportMessages.deleteOlder({ before: new Date(clock().getTime() - keptForMs) });

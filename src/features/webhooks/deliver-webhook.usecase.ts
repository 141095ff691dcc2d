import type { Deps } from '#src/deps.ts';
import { postWebhook } from '#src/platform/post-webhook.ts';
import { includesProFeatures } from '../billing/plans.schema';
import { signWebhook } from './sign-webhook';
import { isGivenUp, isTaken, pauseAfter } from './webhook-tries.rules';

const atOnce = 100;

/** Queues what is to be tried again, and what was cut off. */
export async function queueDueWebhooks({
  webhookDeliveries,
  sweepQueue,
  clock,
}: Pick<Deps, 'webhookDeliveries' | 'sweepQueue' | 'clock'>): Promise<number> {
  const due = await webhookDeliveries.listDue({ now: clock(), limit: atOnce });
  for (const id of due) await sweepQueue.send({ type: 'webhook', id });
  return due.length;
}

/**
 * Tells an address that an analysis has ended, if it is still to be told. Each try is taken once; one that was cut off
 * counts, and its message comes again under the same id.
 */
export async function deliverWebhook(
  deps: Pick<Deps, 'webhookDeliveries' | 'webhooks' | 'clock' | 'config' | 'appUrl'>,
  { id }: { id: string },
): Promise<void> {
  const { webhookDeliveries, webhooks, clock, config, appUrl } = deps;
  const now = clock();
  const found = await webhookDeliveries.find({ id });
  if (!found || found.delivery.nextTryAt > now) return;
  const { url, plan, delivery } = found;
  if (!includesProFeatures(plan)) return webhookDeliveries.remove({ id });
  const { webhookId, contractId, status, finishedAt } = delivery;
  const tries = delivery.tries + 1;
  const nextTryAt = new Date(now.getTime() + pauseAfter(tries));
  if (!(await webhookDeliveries.claim({ id, tries: delivery.tries, nextTryAt }))) return;
  const data = { contractId, status, url: `${appUrl}/analysis/${encodeURIComponent(contractId)}` };
  const httpStatus = await postWebhook(
    url,
    await signWebhook(
      { type: 'analysis.finished', timestamp: finishedAt.toISOString(), data },
      { webhookId, messageId: id, authSecret: config.authSecret, now },
    ),
  );
  const taken = isTaken(httpStatus);
  const over = taken || isGivenUp({ tries, httpStatus });
  const outcome = taken ? 'delivered' : over ? 'failed' : 'retrying';
  await webhooks.noteTry({ id: webhookId, lastTriedAt: now, outcome, httpStatus });
  if (over) await webhookDeliveries.remove({ id });
}

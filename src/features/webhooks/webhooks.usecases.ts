import type { Deps } from '#src/deps.ts';
import { newId } from '#src/kernel/ids.ts';
import { postWebhook } from '#src/platform/post-webhook.ts';
import type { CurrentUser } from '../accounts/accounts.schema';
import { upgradeRequired } from '../billing/billing.errors';
import { includesProFeatures } from '../billing/plans.schema';
import { signWebhook, webhookSecret } from './sign-webhook';
import { webhookAddress } from './webhook-address.rules';
import { isTaken } from './webhook-tries.rules';
import { addressUnfit, tooManyWebhooks } from './webhooks.errors';
import type { KeptWebhook } from './webhooks.repository';
import type { MadeWebhook, NewWebhook, Webhook } from './webhooks.schema';

const tell = ({ createdAt, lastTriedAt, ...webhook }: KeptWebhook): Webhook => ({
  ...webhook,
  createdAt: createdAt.toISOString(),
  lastTriedAt: lastTriedAt?.toISOString() ?? null,
});

export const listWebhooks = async (
  { webhooks }: Pick<Deps, 'webhooks'>,
  input: { userId: string },
): Promise<Webhook[]> => (await webhooks.list(input)).map(tell);

/** Throws plan.upgrade_required, webhooks.address_unfit, webhooks.too_many. */
export async function addWebhook(
  { webhooks, clock, config, appUrl }: Pick<Deps, 'webhooks' | 'clock' | 'config' | 'appUrl'>,
  { user, url: typed }: NewWebhook & { user: CurrentUser },
): Promise<MadeWebhook> {
  if (!includesProFeatures(user.accountStatus)) throw upgradeRequired();
  const url = webhookAddress(typed, { local: config.local, appUrl });
  if (url === null) throw addressUnfit();
  const kept = { id: newId(), url, createdAt: clock() };
  if (!(await webhooks.add({ ...kept, userId: user.id }))) throw tooManyWebhooks();
  const secret = await webhookSecret(kept.id, config.authSecret);
  return { ...tell({ ...kept, lastTriedAt: null, outcome: null, httpStatus: null }), secret };
}

/** Sends an event that says nothing, once, and tells what came of it. Null where there is none. Throws plan.upgrade_required. */
export async function testWebhook(
  { webhooks, clock, config }: Pick<Deps, 'webhooks' | 'clock' | 'config'>,
  { user, id }: { user: CurrentUser; id: string },
): Promise<Webhook | null> {
  if (!includesProFeatures(user.accountStatus)) throw upgradeRequired();
  const kept = await webhooks.find({ userId: user.id, id });
  if (!kept) return null;
  const now = clock();
  const sent = await signWebhook(
    { type: 'webhook.test', timestamp: now.toISOString(), data: {} },
    { webhookId: id, messageId: `test_${newId()}`, authSecret: config.authSecret, now },
  );
  const httpStatus = await postWebhook(kept.url, sent);
  const outcome = isTaken(httpStatus) ? 'delivered' : 'failed';
  const tried = { lastTriedAt: now, outcome, httpStatus } as const;
  await webhooks.noteTry({ id, ...tried });
  return tell({ ...kept, ...tried });
}

/** With every plan. False where there is none. */
export const removeWebhook = (
  { webhooks }: Pick<Deps, 'webhooks'>,
  input: { userId: string; id: string },
): Promise<boolean> => webhooks.remove(input);

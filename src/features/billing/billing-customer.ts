import type { Deps } from '#src/deps.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import type { CurrentUser } from '../accounts/accounts.schema';
import { noSubscription } from './billing.errors';
import type { BilledAccount } from './billing.repository';

/**
 * The account as the payment provider's customer, made one at its first purchase: once, also of two at once. One that
 * was deleted at the provider is made anew.
 */
export async function ensureCustomer(
  { billing, payments, clock }: Pick<Deps, 'billing' | 'payments' | 'clock'>,
  { user, locale }: { user: CurrentUser; locale: Locale },
): Promise<BilledAccount> {
  const known = await billing.find({ userId: user.id });
  const contact = { email: user.email, locale };
  if (known && (await payments.updateCustomer({ customerId: known.customerId, ...contact }))) return known;
  const replaces = known?.customerId ?? null;
  const customerId = await payments.createCustomer({ userId: user.id, replaces, ...contact });
  if (replaces) await billing.replaceCustomer({ userId: user.id, from: replaces, to: customerId });
  else await billing.insert({ userId: user.id, customerId, now: clock() });
  const account = await billing.find({ userId: user.id });
  // Another call was first, or the account was deleted meanwhile.
  if (account?.customerId !== customerId) await payments.deleteCustomer(customerId);
  if (!account) throw noSubscription();
  return account;
}

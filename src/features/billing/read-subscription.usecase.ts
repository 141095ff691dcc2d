import type { Deps } from '#src/deps.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { noSubscription } from './billing.errors';
import type { Invoice, SubscriptionView } from './billing.schema';
import { syncAndCollect } from './collect-debt.usecase';
import { mailNotices, type NoticeNeeds } from './mail-notices.usecase';
import { plans } from './plans.schema';

type Owned = { userId: string };

/** What the account pays for, as far as it is known here. */
export async function readSubscription(
  { billing, accounts }: Pick<Deps, 'billing' | 'accounts'>,
  { userId }: Owned,
): Promise<SubscriptionView> {
  const [account, { accountStatus, paymentFailed }] = await Promise.all([
    billing.find({ userId }),
    accounts.planHolder({ userId }),
  ]);
  const plan = account?.plan ?? accountStatus;
  return {
    plan,
    price: plan ? plans[plan].pricePence : 0,
    state: paymentFailed ? 'payment-failed' : account?.subscriptionId ? 'active' : 'none',
    renewsAt: account?.periodEnd?.toISOString() ?? null,
  };
}

/** The same, after asking the payment provider: who has just paid need not wait for the news to arrive. */
export async function refreshSubscription(
  deps: Pick<Deps, 'billing' | 'accounts' | 'payments' | 'clock'> & NoticeNeeds,
  { userId }: Owned,
): Promise<SubscriptionView> {
  const account = await deps.billing.find({ userId });
  if (account) {
    await syncAndCollect(deps, account);
    await mailNotices(deps, { userId });
  }
  return readSubscription(deps, { userId });
}

/** Where payment methods are kept. Throws billing.no_subscription for who never bought anything. */
export async function openPortal(
  { billing, payments, appUrl }: Pick<Deps, 'billing' | 'payments' | 'appUrl'>,
  { userId, locale }: Owned & { locale: Locale },
): Promise<{ url: string }> {
  const account = await billing.find({ userId });
  if (!account) throw noSubscription();
  const { customerId } = account;
  return { url: await payments.openPortal({ customerId, returnUrl: `${appUrl}/settings`, locale }) };
}

/** Newest first; none for who never bought anything. */
export async function listInvoices(deps: Pick<Deps, 'billing' | 'payments'>, { userId }: Owned): Promise<Invoice[]> {
  const account = await deps.billing.find({ userId });
  return account ? deps.payments.invoicesOf(account.customerId) : [];
}

import type { Deps } from '#src/deps.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { AppError } from '#src/kernel/app-error.ts';
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
  const subscribed = Boolean(account?.subscriptionId);
  const plan = account?.plan ?? (subscribed ? null : accountStatus);
  const state = paymentFailed ? 'payment-failed' : !subscribed ? 'none' : plan ? 'active' : 'unknown-plan';
  return {
    plan,
    // What is stored before the provider was asked for it the first time has none yet.
    price: account?.price ?? (plan ? plans[plan].pricePence : subscribed ? null : 0),
    state,
    renewsAt: account?.endsAt ? null : (account?.periodEnd?.toISOString() ?? null),
    nextPlan: account?.nextPlan ?? null,
    nextPrice: account?.nextPrice ?? null,
    endsAt: account?.endsAt?.toISOString() ?? null,
    credit: account?.credit ?? 0,
  };
}

/**
 * The same, after asking the payment provider: who has just paid need not wait for the news to arrive. Where it does not
 * answer, what is known is answered.
 */
export async function refreshSubscription(
  deps: Pick<Deps, 'billing' | 'accounts' | 'payments' | 'clock'> & NoticeNeeds,
  { userId }: Owned,
): Promise<SubscriptionView> {
  const account = await deps.billing.find({ userId });
  if (account) {
    try {
      await syncAndCollect(deps, account);
      await mailNotices(deps, { userId });
    } catch (error) {
      if (!isOutside(error)) throw error;
    }
  }
  return readSubscription(deps, { userId });
}

/** A failure of the payment provider; it has been logged. */
const isOutside = (error: unknown) =>
  error instanceof AppError && (error.code === 'billing.unavailable' || error.code === 'billing.no_answer');

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

import type { AccountStatus } from '../accounts/accounts.schema';
import type { NoticeKind } from './billing.schema';
import type { PaidSubscription } from './paid-subscription.schema';
import type { PaidPlanId } from './plans.schema';

/** What the subscriptions of a customer make of the account. */
export interface Standing {
  accountStatus: AccountStatus;
  paymentFailed: boolean;
  /** The one that the account rests on, or would rest on if it were paid. */
  subscription: PaidSubscription | null;
}

/** What was known of the account before. */
export interface Known {
  subscriptionId: string | null;
  plan: PaidPlanId | null;
  periodEnd: Date | null;
  accountStatus: AccountStatus | null;
  paymentFailed: boolean;
}

const isLive = ({ state }: PaidSubscription) => state === 'active' || state === 'payment-due';

/**
 * Of several subscriptions that are to be paid, an account keeps one: one that is paid rather than one that is not,
 * then the one it had, then the first. The others came of two payment pages at once.
 */
export function chooseSubscription(
  subscriptions: readonly PaidSubscription[],
  knownId: string | null,
): { kept: PaidSubscription | null; surplus: PaidSubscription[] } {
  const [kept = null, ...surplus] = subscriptions
    .filter(isLive)
    .toSorted(
      (a, b) =>
        Number(b.state === 'active') - Number(a.state === 'active') ||
        Number(b.id === knownId) - Number(a.id === knownId) ||
        a.createdAt.getTime() - b.createdAt.getTime() ||
        a.id.localeCompare(b.id),
    );
  return { kept, surplus };
}

/** `kept` is the live subscription; without one, a last one that was never paid still binds the account. */
export function standingOf(subscriptions: readonly PaidSubscription[], kept: PaidSubscription | null): Standing {
  if (kept?.state === 'active' && kept.plan) {
    return { accountStatus: kept.plan, paymentFailed: false, subscription: kept };
  }
  const last = subscriptions
    .filter(({ state }) => state === 'ended' || state === 'ended-unpaid')
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0];
  const unpaid = kept ?? (last?.state === 'ended-unpaid' ? last : null);
  return { accountStatus: 'free', paymentFailed: unpaid !== null, subscription: unpaid };
}

/** Whether the account is in that state already. One that never had a subscription is left alone. */
export function standsAs(known: Known, { accountStatus, paymentFailed, subscription }: Standing): boolean {
  if (!known.subscriptionId && !subscription) return true;
  const periodEnd = accountStatus === 'free' ? null : subscription?.periodEnd;
  return (
    known.subscriptionId === (subscription?.id ?? null) &&
    known.plan === (subscription?.plan ?? null) &&
    known.periodEnd?.getTime() === periodEnd?.getTime() &&
    known.accountStatus === accountStatus &&
    known.paymentFailed === paymentFailed
  );
}

/** What to e-mail the owner about the change from `known` to `standing`; null where nothing has changed. */
export function newsOf(known: Known, { paymentFailed, subscription }: Standing): NoticeKind | null {
  if (paymentFailed) return known.paymentFailed ? null : 'payment-failed';
  if (!subscription) return known.subscriptionId ? 'cancelled' : null;
  if (known.subscriptionId !== subscription.id) return 'started';
  if (known.paymentFailed) return 'restored';
  return known.plan === subscription.plan ? null : 'changed';
}

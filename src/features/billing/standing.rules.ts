import type { AccountStatus } from '../accounts/accounts.schema';
import type { NoticeKind } from './billing.schema';
import type { PaidSubscription } from './paid-subscription.schema';
import type { PaidPlanId } from './plans.schema';

/** What the subscriptions of a customer make of the account. */
export interface Standing {
  /** Null: a payment is required. */
  accountStatus: AccountStatus | null;
  paymentFailed: boolean;
  /** The one that the account rests on, or would rest on if it were paid. */
  subscription: PaidSubscription | null;
  /** Pence that are taken off the payments that follow. */
  credit: number;
}

/** What was known of the account before. */
export interface Known {
  subscriptionId: string | null;
  plan: PaidPlanId | null;
  periodEnd: Date | null;
  price: number | null;
  nextPlan: PaidPlanId | null;
  nextPrice: number | null;
  endsAt: Date | null;
  credit: number;
  disputedChargeId: string | null;
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

/**
 * `kept` is the live subscription; without one, a last one that was never paid still binds the account, and so does a
 * payment that the bank took back: then a payment is required before anything can be used.
 */
export function standingOf(
  subscriptions: readonly PaidSubscription[],
  { kept, disputed }: { kept: PaidSubscription | null; disputed: boolean },
): Standing {
  const credit = subscriptions[0]?.credit ?? 0;
  // At a price of none of the plans there is no saying what it includes: that is told, and the account is a free one.
  if (kept?.state === 'active') {
    return { accountStatus: kept.plan ?? 'free', paymentFailed: false, subscription: kept, credit };
  }
  const last = subscriptions
    .filter(({ state }) => state === 'ended' || state === 'ended-unpaid')
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0];
  const unpaid = kept ?? (last?.state === 'ended-unpaid' ? last : null);
  if (disputed && !unpaid) return { accountStatus: null, paymentFailed: false, subscription: null, credit };
  return { accountStatus: 'free', paymentFailed: unpaid !== null, subscription: unpaid, credit };
}

/** What is stored of a subscription; dates and what follows only while it is paid. */
export function storedOf({ subscription }: Standing) {
  const running = subscription?.state === 'active' ? subscription : null;
  return {
    subscriptionId: subscription?.id ?? null,
    plan: subscription?.plan ?? null,
    periodEnd: running?.periodEnd ?? null,
    price: subscription?.price ?? null,
    nextPlan: running?.next?.plan ?? null,
    nextPrice: running?.next?.price ?? null,
    endsAt: running?.endsAt ?? null,
  };
}

const sameValue = (a: unknown, b: unknown) =>
  a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : a === b;

/** Whether the account is in that state already, but for its credit. One that never had a subscription is left alone. */
export function standsAs(known: Known, standing: Standing): boolean {
  const { accountStatus, paymentFailed, subscription } = standing;
  if (!known.subscriptionId && !subscription && !known.disputedChargeId) return true;
  const wanted = { ...storedOf(standing), accountStatus, paymentFailed };
  if (accountStatus !== null && subscription?.plan && known.disputedChargeId) return false;
  return Object.entries(wanted).every(([name, value]) => sameValue(known[name as keyof Known], value));
}

/** What to e-mail the owner about the change from `known` to `standing`; null where nothing has changed. */
export function newsOf(known: Known, { accountStatus, paymentFailed, subscription }: Standing): NoticeKind | null {
  if (paymentFailed) return known.paymentFailed ? null : 'payment-failed';
  if (accountStatus === null) return known.accountStatus === null ? null : 'disputed';
  if (!subscription) return known.subscriptionId ? 'cancelled' : null;
  if (!subscription.plan) return known.subscriptionId === subscription.id && !known.plan ? null : 'unknown-plan';
  if (known.subscriptionId !== subscription.id) return 'started';
  if (known.paymentFailed) return 'restored';
  if (known.plan !== subscription.plan) return 'changed';
  if (subscription.endsAt && !known.endsAt) return 'ending';
  if (subscription.next && known.nextPlan !== subscription.next.plan) return 'change-planned';
  const takenBack = (known.endsAt && !subscription.endsAt) || (known.nextPlan && !subscription.next);
  return takenBack ? 'kept' : null;
}

/** What an e-mail about that news says. */
export function noticeContent(kind: NoticeKind, known: Known, { subscription, credit }: Standing) {
  const plan = subscription?.plan ?? known.plan;
  if (!subscription) return { plan, amount: kind === 'cancelled' ? credit || null : null, periodEnd: null };
  const { periodEnd, next, price, endsAt } = subscription;
  if (kind === 'change-planned' && next) return { plan: next.plan, amount: next.price, periodEnd };
  if (kind === 'ending') return { plan, amount: price, periodEnd: endsAt };
  // Of what ends, nothing is said to renew.
  return { plan, amount: price, periodEnd: endsAt ? null : periodEnd };
}

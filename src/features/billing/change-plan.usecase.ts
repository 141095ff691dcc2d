import type { Deps } from '#src/deps.ts';
import {
  alreadySubscribed,
  changePlanned,
  noSubscription,
  nothingPlanned,
  paymentDue,
  previewOutdated,
} from './billing.errors';
import type { PlanChanged, PlanChangePreview } from './billing.schema';
import { mailNotices, type NoticeNeeds } from './mail-notices.usecase';
import type { PaidSubscription } from './paid-subscription.schema';
import { isSmaller, type PaidPlanId } from './plans.schema';
import { chooseSubscription } from './standing.rules';
import { syncAccount } from './sync-account.usecase';

type Needs = Pick<Deps, 'billing' | 'payments' | 'clock'>;
interface Input {
  userId: string;
  planId: PaidPlanId;
}

/** How long what a preview said is kept to. */
const previewHoldsSeconds = 60 * 60;
const noCost = { charge: 0, credit: 0, dueNow: 0, keptCredit: 0, usedCredit: 0 };

/**
 * What changing to another paid plan would cost now. A smaller one costs nothing: it begins with the next period.
 * Throws billing.no_subscription, billing.payment_due, billing.already_subscribed, billing.change_planned.
 */
export async function previewPlanChange(deps: Needs, input: Input): Promise<PlanChangePreview> {
  const { payments, clock } = deps;
  const { customerId, subscription } = await changeable(deps, input);
  const { planId } = input;
  const change = { customerId, subscription, plan: planId };
  const later = isSmaller(planId, subscription.plan);
  const prorationDate = Math.floor(clock().getTime() / 1000);
  const cost = later ? { ...noCost, prorationDate } : await payments.previewChange(change);
  const renewsAt = subscription.periodEnd.toISOString();
  const nextPrice = await payments.previewRenewal(change);
  return { ...cost, planId, nextPrice, renewsAt, takesEffectAt: later ? renewsAt : null };
}

/**
 * Changes the plan at the cost that the preview of `prorationDate` said. The new limits of a larger plan hold at once;
 * what was used in the period stays used. A smaller plan begins with the next period: what is paid for is kept until
 * then. Throws as the preview does, billing.preview_outdated and billing.card_declined.
 */
export async function changePlan(
  deps: Needs & NoticeNeeds,
  { prorationDate, ...input }: Input & { prorationDate: number },
): Promise<PlanChanged> {
  const { payments } = deps;
  const { customerId, subscription } = await changeable(deps, input);
  const { planId: plan } = input;
  const later = isSmaller(plan, subscription.plan);
  const confirmAt = later
    ? await payments.changeAtRenewal({ subscription, plan }).then(() => null)
    : await changeAtOnce(deps, { customerId, subscription, plan, prorationDate });
  await syncAccount(deps, { customerId });
  await mailNotices(deps, { userId: input.userId });
  const takesEffectAt = later ? subscription.periodEnd.toISOString() : null;
  return { changed: !later && confirmAt === null, url: confirmAt, takesEffectAt };
}

async function changeAtOnce(
  { payments }: Pick<Needs, 'payments'>,
  change: { customerId: string; subscription: PaidSubscription; plan: PaidPlanId; prorationDate: number },
): Promise<string | null> {
  const now = await payments.previewChange(change);
  const { prorationDate, subscription } = change;
  if (Math.abs(now.prorationDate - prorationDate) > previewHoldsSeconds) throw previewOutdated();
  // It renewed since: there is nothing left of the period that the preview was of.
  if (prorationDate * 1000 < subscription.periodStart.getTime()) throw previewOutdated();
  return (await payments.change(change)).confirmAt;
}

/**
 * Takes back what was to happen at the end of the period, a smaller plan or the end. Throws billing.no_subscription and
 * billing.nothing_planned.
 */
export async function keepPlan(deps: Needs & NoticeNeeds, { userId }: Pick<Input, 'userId'>): Promise<void> {
  const { customerId, subscription } = await find(deps, { userId });
  if (!subscription.next && !subscription.endsAt) throw nothingPlanned();
  await deps.payments.keepPlan(subscription);
  await syncAccount(deps, { customerId });
  await mailNotices(deps, { userId });
}

async function find({ billing, payments }: Pick<Needs, 'billing' | 'payments'>, { userId }: Pick<Input, 'userId'>) {
  const account = await billing.find({ userId });
  if (!account) throw noSubscription();
  const { customerId, subscriptionId } = account;
  const { kept } = chooseSubscription(await payments.subscriptionsOf(customerId), subscriptionId);
  if (!kept) throw noSubscription();
  return { customerId, subscription: kept };
}

async function changeable(deps: Pick<Needs, 'billing' | 'payments'>, { userId, planId }: Input) {
  const found = await find(deps, { userId });
  const { state, plan, next, endsAt } = found.subscription;
  if (state === 'payment-due') throw paymentDue();
  if (next || endsAt) throw changePlanned();
  if (plan === planId) throw alreadySubscribed();
  return found;
}

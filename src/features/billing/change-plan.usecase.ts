import type { Deps } from '#src/deps.ts';
import { alreadySubscribed, noSubscription, paymentDue, previewOutdated } from './billing.errors';
import type { PlanChanged, PlanChangePreview } from './billing.schema';
import { mailNotices, type NoticeNeeds } from './mail-notices.usecase';
import { type PaidPlanId, plans } from './plans.schema';
import { chooseSubscription } from './standing.rules';
import { syncAccount } from './sync-account.usecase';

type Needs = Pick<Deps, 'billing' | 'payments' | 'clock'>;
interface Input {
  userId: string;
  planId: PaidPlanId;
}

/** How long what a preview said is kept to. */
const previewHoldsSeconds = 60 * 60;

/** What changing to another paid plan would cost now. Throws billing.no_subscription, billing.payment_due, billing.already_subscribed. */
export async function previewPlanChange(deps: Needs, input: Input): Promise<PlanChangePreview> {
  const { customerId, subscription } = await changeable(deps, input);
  const proration = await deps.payments.previewChange({ customerId, subscription, plan: input.planId });
  return {
    ...proration,
    planId: input.planId,
    nextPrice: plans[input.planId].pricePence,
    renewsAt: subscription.periodEnd.toISOString(),
  };
}

/**
 * Changes the plan at the cost that the preview of `prorationDate` said. The new limits hold at once; what was used
 * in the period stays used. Throws as the preview does, billing.preview_outdated and billing.card_declined.
 */
export async function changePlan(
  deps: Needs & NoticeNeeds,
  { prorationDate, ...input }: Input & { prorationDate: number },
): Promise<PlanChanged> {
  const { customerId, subscription } = await changeable(deps, input);
  const now = await deps.payments.previewChange({ customerId, subscription, plan: input.planId });
  if (Math.abs(now.prorationDate - prorationDate) > previewHoldsSeconds) throw previewOutdated();
  const { confirmAt } = await deps.payments.change({ subscription, plan: input.planId, prorationDate });
  await syncAccount(deps, { customerId });
  await mailNotices(deps, { userId: input.userId });
  return { changed: confirmAt === null, url: confirmAt };
}

async function changeable({ billing, payments }: Pick<Needs, 'billing' | 'payments'>, { userId, planId }: Input) {
  const account = await billing.find({ userId });
  if (!account) throw noSubscription();
  const { customerId, subscriptionId } = account;
  const { kept } = chooseSubscription(await payments.subscriptionsOf(customerId), subscriptionId);
  if (!kept) throw noSubscription();
  if (kept.state === 'payment-due') throw paymentDue();
  if (kept.plan === planId) throw alreadySubscribed();
  return { customerId, subscription: kept };
}

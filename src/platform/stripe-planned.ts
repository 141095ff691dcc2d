import type Stripe from 'stripe';
import { type PaidPlanId, paidPlanIds } from '../features/billing/plans.schema';

/**
 * What a subscription was paid for, noted on it when it moved to a smaller plan's price before the period was over. The
 * next invoice is at the new price whatever else happens; until then the plan that was paid for is kept.
 */
interface Kept {
  plan: PaidPlanId;
  priceId: string;
  quantity: number;
  /** Pence a period. */
  amount: number;
}

const names = ['kept_plan', 'kept_price', 'kept_quantity', 'kept_amount', 'kept_until'] as const;

export const keptNote = ({ plan, priceId, quantity, amount }: Kept, until: Date): Stripe.MetadataParam => ({
  kept_plan: plan,
  kept_price: priceId,
  kept_quantity: String(quantity),
  kept_amount: String(amount),
  kept_until: String(Math.floor(until.getTime() / 1000)),
});

export const noKeptNote: Stripe.MetadataParam = Object.fromEntries(names.map((name) => [name, '']));

/** Null when nothing was noted, or when the period it was noted for is over. */
export function keptOf({ metadata }: Pick<Stripe.Subscription, 'metadata'>, periodStart: number): Kept | null {
  const plan = paidPlanIds.find((id) => id === metadata.kept_plan);
  const { kept_price: priceId, kept_quantity: quantity, kept_amount: amount, kept_until: until } = metadata;
  if (!plan || !priceId || !(Number(until) > periodStart)) return null;
  return { plan, priceId, quantity: Number(quantity), amount: Number(amount) };
}

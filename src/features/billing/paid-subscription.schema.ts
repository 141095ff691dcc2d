import type { PaidPlanId } from './plans.schema';

/** A subscription as the payment provider has it, as far as the product cares. */
export interface PaidSubscription {
  id: string;
  /** The part of it that carries the price. */
  itemId: string;
  /** Null: at a price that is of none of the plans. */
  plan: PaidPlanId | null;
  /** `begun`: its first payment is not made. `ended-unpaid`: the provider gave up collecting. */
  state: 'begun' | 'active' | 'payment-due' | 'ended' | 'ended-unpaid';
  createdAt: Date;
  periodStart: Date;
  periodEnd: Date;
  invoice: { id: string; open: boolean } | null;
}

import type { PaidPlanId } from './plans.schema';

/** A subscription as the payment provider has it, as far as the product cares. */
export interface PaidSubscription {
  id: string;
  /** The part of it that carries the price. */
  itemId: string;
  /** The plan that is paid for. Null: at a price that is of none of the plans. */
  plan: PaidPlanId | null;
  /** What the present period costs without credit, in pence; null where that is not in pounds. */
  price: number | null;
  /** The plan that follows with the next period, where it is another. */
  next: { plan: PaidPlanId; price: number } | null;
  /** `begun`: its first payment is not made. `ended-unpaid`: the provider gave up collecting. */
  state: 'begun' | 'active' | 'payment-due' | 'ended' | 'ended-unpaid';
  createdAt: Date;
  periodStart: Date;
  periodEnd: Date;
  /** When it ends by itself; null where it renews. */
  endsAt: Date | null;
  /** The payment method of its own, which is charged before the customer's. */
  cardId: string | null;
  /** What its customer has been credited and not used up, in pence. */
  credit: number;
  invoice: { id: string; open: boolean } | null;
}

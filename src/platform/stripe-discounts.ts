import type Stripe from 'stripe';

/** What a price in pence comes to with the discounts that hold at `at` (seconds), which were read with their coupons. */
export function discounted(pence: number, discounts: readonly (string | Stripe.Discount)[], at: number): number {
  return discounts.reduce((left, discount) => {
    if (typeof discount === 'string' || (discount.end !== null && discount.end <= at)) return left;
    const { coupon } = discount.source;
    if (!coupon || typeof coupon === 'string') return left;
    const off = coupon.percent_off ? Math.round((left * coupon.percent_off) / 100) : (coupon.amount_off ?? 0);
    return Math.max(0, left - off);
  }, pence);
}

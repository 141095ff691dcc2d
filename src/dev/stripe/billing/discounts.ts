import { newId } from '../ids.ts';
import type { Discount, InvoiceLine, Subscription } from '../stored.ts';
import { change, find, now, type World } from '../world.ts';
import { day } from './periods.ts';

function couponsOf(world: World, subscription: Subscription) {
  const at = now(world, subscription.customer);
  return subscription.discounts.flatMap((id) => {
    const discount = world.tables.discounts[id];
    const coupon = discount?.source.coupon ? world.tables.coupons[discount.source.coupon] : undefined;
    return discount && coupon && (discount.end === null || discount.end > at) ? [{ discount, coupon }] : [];
  });
}

/** What the discounts in percent leave of a price. */
export const shareLeft = (world: World, subscription: Subscription): number =>
  couponsOf(world, subscription).reduce((left, { coupon }) => left * (1 - (coupon.percent_off ?? 0) / 100), 1);

/** Takes the discounts of a subscription off the lines of a period. */
export function discountLines(world: World, subscription: Subscription, lines: InvoiceLine[]): void {
  for (const line of lines) {
    if (!line.discountable) continue;
    let left = line.amount;
    line.discount_amounts = couponsOf(world, subscription).map(({ discount, coupon }) => {
      const wanted = coupon.percent_off ? Math.round((left * coupon.percent_off) / 100) : (coupon.amount_off ?? 0);
      const amount = Math.min(left, wanted);
      left -= amount;
      return { amount, discount: discount.id };
    });
  }
}

/** Puts the coupons that are named in place of the discounts that a subscription has. */
export function redeem(world: World, subscription: Subscription, coupons: string[]): void {
  const discounts = coupons.map((couponId, index) => {
    const coupon = find(world, 'coupons', couponId, `discounts[${index}][coupon]`);
    const start = now(world, subscription.customer);
    const months = coupon.duration === 'repeating' ? (coupon.duration_in_months ?? 1) : null;
    const id = newId('di');
    world.tables.discounts[id] = {
      id,
      object: 'discount',
      checkout_session: null,
      customer: subscription.customer,
      customer_account: null,
      end: months && start + months * 30 * day,
      invoice: null,
      invoice_item: null,
      promotion_code: null,
      source: { coupon: coupon.id, type: 'coupon' },
      start,
      subscription: subscription.id,
      subscription_item: null,
    } as Discount;
    return id;
  });
  change(world, 'customer.subscription.updated', subscription, { discounts });
}

/** A coupon that holds once is gone after the first invoice. */
export function spendOnce(world: World, subscription: Subscription): void {
  const once = new Set(
    couponsOf(world, subscription).flatMap(({ discount, coupon }) => (coupon.duration === 'once' ? [discount.id] : [])),
  );
  if (once.size > 0) subscription.discounts = subscription.discounts.filter((id) => !once.has(id));
}

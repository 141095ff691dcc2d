import type Stripe from 'stripe';
import type { PaidSubscription } from '../features/billing/paid-subscription.schema';
import type { PaidPlanId } from '../features/billing/plans.schema';
import type { Proration } from './payments';
import { once } from './stripe-once';
import { keptNote, keptOf, noKeptNote } from './stripe-planned';
import { toProration } from './stripe-views';

/** One of the plan: whatever number of them a subscription had. */
const itemsFor = ({ itemId }: PaidSubscription, price: string) => [{ id: itemId, price, quantity: 1 }];

interface Wanted {
  customerId: string;
  subscription: PaidSubscription;
  /** The price of the plan that is changed to. */
  price: string;
}

export async function previewAtOnce(stripe: Stripe, { customerId, subscription, price }: Wanted): Promise<Proration> {
  const details = { items: itemsFor(subscription, price), proration_behavior: 'always_invoice' as const };
  const asked = { customer: customerId, subscription: subscription.id, subscription_details: details };
  return toProration(await stripe.invoices.createPreview(asked));
}

/** What the next period would cost, discounts taken off and credit not. */
export async function previewRenewal(stripe: Stripe, { customerId, subscription, price }: Wanted): Promise<number> {
  const details = { items: itemsFor(subscription, price), proration_behavior: 'none' as const };
  const asked = { customer: customerId, subscription: subscription.id, subscription_details: details };
  return (await stripe.invoices.createPreview(asked)).total;
}

export async function changeAtOnce(
  stripe: Stripe,
  { subscription, price, prorationDate }: Omit<Wanted, 'customerId'> & { prorationDate: number },
): Promise<{ confirmAt: string | null }> {
  const wanted: Stripe.SubscriptionUpdateParams = {
    items: itemsFor(subscription, price),
    proration_behavior: 'always_invoice',
    proration_date: prorationDate,
    payment_behavior: 'pending_if_incomplete',
    expand: ['latest_invoice'],
  };
  const key = `change-${subscription.id}-${price}-${prorationDate}`;
  const changed = await once(key, (options) => stripe.subscriptions.update(subscription.id, wanted, options));
  if (!changed.pending_update) return { confirmAt: null };
  const invoice = changed.latest_invoice;
  return { confirmAt: (typeof invoice === 'object' && invoice?.hosted_invoice_url) || null };
}

/**
 * Sets the price of the next period, and notes on the subscription what this one was paid for. Nothing has to happen in
 * time for it: the renewal is at the new price also when no news of it reaches us.
 */
export async function changeAtRenewal(
  stripe: Stripe,
  { subscription, plan, price }: Omit<Wanted, 'customerId'> & { plan: PaidPlanId },
): Promise<void> {
  const [item] = (await stripe.subscriptions.retrieve(subscription.id)).items.data;
  if (!item) throw new Error(`subscription ${subscription.id} holds nothing`);
  const quantity = item.quantity ?? 1;
  const kept = { plan, priceId: item.price.id, quantity, amount: subscription.price ?? 0 };
  const note = (until: Date) => ({ metadata: keptNote(kept, until) });
  const options = () => ({ idempotencyKey: `plan-${crypto.randomUUID()}` });
  const { periodEnd } = subscription;
  const wanted = { items: itemsFor(subscription, price), proration_behavior: 'none' as const, ...note(periodEnd) };
  const changed = await stripe.subscriptions.update(subscription.id, wanted, options());
  const end = changed.items.data[0]?.current_period_end;
  // It was renewed in between, at the former price: what was paid for ends with that period.
  if (end && end * 1000 !== periodEnd.getTime()) {
    await stripe.subscriptions.update(subscription.id, note(new Date(end * 1000)), options());
  }
}

/** Takes back what was to happen at the end of the period: another plan, or the end. */
export async function keepPlan(stripe: Stripe, { id, itemId }: PaidSubscription): Promise<void> {
  const now = await stripe.subscriptions.retrieve(id);
  const kept = keptOf(now, now.items.data[0]?.current_period_start ?? 0);
  const change: Stripe.SubscriptionUpdateParams = {
    ...(kept && {
      items: [{ id: itemId, price: kept.priceId, quantity: kept.quantity }],
      proration_behavior: 'none',
      metadata: noKeptNote,
    }),
    ...(now.cancel_at_period_end && { cancel_at_period_end: false }),
    ...(!now.cancel_at_period_end && now.cancel_at && { cancel_at: '' }),
  };
  const update = () => stripe.subscriptions.update(id, change, { idempotencyKey: `keep-${crypto.randomUUID()}` });
  const price = kept && (await stripe.prices.retrieve(kept.priceId));
  if (!price || price.active) {
    await update();
    return;
  }
  // A price that is not sold any more is taken by none, and still belongs to who had it.
  await stripe.prices.update(price.id, { active: true });
  try {
    await update();
  } finally {
    await stripe.prices.update(price.id, { active: false });
  }
}

import type Stripe from 'stripe';
import type { Invoice } from '../features/billing/billing.schema';
import type { PaidSubscription } from '../features/billing/paid-subscription.schema';
import type { CheckoutPage, Proration } from './payments';
import type { StripeSettings } from './stripe-client';
import { discounted } from './stripe-discounts';
import { keptOf } from './stripe-planned';
import { isMonthlyInPounds, planOf } from './stripe-prices';

const inSeconds = (seconds: number) => new Date(seconds * 1000);
export const idOf = (object: string | { id: string }) => (typeof object === 'string' ? object : object.id);

/** What is to be read with a subscription. */
export const subscriptionParts = ['latest_invoice', 'customer', 'discounts.source.coupon'];

/** A subscription that was read with these parts. */
export function toSubscription(settings: StripeSettings, subscription: Stripe.Subscription): PaidSubscription {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`subscription ${subscription.id} holds nothing`);
  const invoice = typeof subscription.latest_invoice === 'object' ? subscription.latest_invoice : null;
  const open = invoice?.status === 'open' || invoice?.status === 'uncollectible';
  const listed = planOf(settings, item.price);
  const kept = keptOf(subscription, item.current_period_start);
  const price = priceAt(subscription, item);
  const { customer, default_payment_method: card } = subscription;
  const balance = typeof customer === 'object' && !customer.deleted ? customer.balance : 0;
  const end = item.current_period_end;
  const endsAt = subscription.cancel_at ?? (subscription.cancel_at_period_end ? end : null);
  return {
    id: subscription.id,
    itemId: item.id,
    plan: kept?.plan ?? listed,
    price: kept?.amount ?? price,
    next: kept && listed && price !== null ? { plan: listed, price } : null,
    state: stateOf(subscription, open),
    createdAt: inSeconds(subscription.created),
    periodStart: inSeconds(item.current_period_start),
    periodEnd: inSeconds(item.current_period_end),
    // What ends later renews before.
    endsAt: endsAt === null || endsAt > end ? null : inSeconds(endsAt),
    cardId: card && idOf(card),
    credit: Math.max(0, -balance),
    invoice: invoice && { id: invoice.id, open },
  };
}

/** What its next month costs, in pence; null where it is not paid so. */
function priceAt({ discounts, items }: Stripe.Subscription, item: Stripe.SubscriptionItem): number | null {
  if (!items.data.every(({ price }) => isMonthlyInPounds(price) && price.unit_amount !== null)) return null;
  const sum = items.data.reduce((total, { price, quantity }) => total + (price.unit_amount ?? 0) * (quantity ?? 1), 0);
  return discounted(sum, discounts, item.current_period_end);
}

function stateOf(
  { status, cancellation_details }: Stripe.Subscription,
  invoiceIsOpen: boolean,
): PaidSubscription['state'] {
  switch (status) {
    case 'active':
    case 'trialing':
      return 'active';
    case 'past_due':
    case 'unpaid':
    case 'paused':
      return 'payment-due';
    case 'incomplete':
      return 'begun';
    case 'canceled':
      return cancellation_details?.reason === 'payment_failed' && invoiceIsOpen ? 'ended-unpaid' : 'ended';
    default:
      return 'ended';
  }
}

const shownStatuses = ['open', 'paid', 'void', 'uncollectible'] as const;

/** Null for drafts, which are not due yet. */
export function toInvoice(invoice: Stripe.Invoice): Invoice | null {
  const { id, number, created, total, hosted_invoice_url: url } = invoice;
  const status = shownStatuses.find((shown) => shown === invoice.status);
  return status ? { id, number, createdAt: inSeconds(created).toISOString(), total, status, url: url ?? null } : null;
}

export function toProration(preview: Stripe.Invoice): Proration {
  const amounts = preview.lines.data.map(({ amount }) => amount);
  const sum = (some: number[]) => some.reduce((total, amount) => total + amount, 0);
  const prorationDate =
    preview.parent?.subscription_details?.subscription_proration_date ?? preview.lines.data[0]?.period.start;
  if (prorationDate === undefined) throw new Error('the preview does not say for when it is');
  return {
    charge: sum(amounts.filter((amount) => amount > 0)),
    credit: sum(amounts.filter((amount) => amount < 0)),
    dueNow: preview.amount_due,
    keptCredit: Math.max(0, -preview.total),
    usedCredit: Math.max(0, preview.total - preview.amount_due),
    prorationDate,
  };
}

/** A page that is over sooner is not shown: it would be over before it is filled in. */
const shownUntilMs = 10 * 60_000;

export function toPage({ id, status, url, metadata, expires_at }: Stripe.Checkout.Session): CheckoutPage {
  const open = status === 'open';
  const lasts = expires_at * 1000 - Date.now() > shownUntilMs;
  return { id, plan: metadata?.plan ?? null, url: open && lasts ? url : null, open };
}

import type Stripe from 'stripe';
import type { Invoice } from '../features/billing/billing.schema';
import type { PaidSubscription } from '../features/billing/paid-subscription.schema';
import type { Proration } from './payments';
import type { StripeSettings } from './stripe-client';
import { planOf } from './stripe-prices';

const inSeconds = (seconds: number) => new Date(seconds * 1000);
export const idOf = (object: string | { id: string }) => (typeof object === 'string' ? object : object.id);

/** A subscription that was read with its latest invoice. */
export function toSubscription(settings: StripeSettings, subscription: Stripe.Subscription): PaidSubscription {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`subscription ${subscription.id} holds nothing`);
  const invoice = typeof subscription.latest_invoice === 'object' ? subscription.latest_invoice : null;
  const open = invoice?.status === 'open' || invoice?.status === 'uncollectible';
  return {
    id: subscription.id,
    itemId: item.id,
    plan: planOf(settings, item.price),
    state: stateOf(subscription, open),
    createdAt: inSeconds(subscription.created),
    periodStart: inSeconds(item.current_period_start),
    periodEnd: inSeconds(item.current_period_end),
    invoice: invoice && { id: invoice.id, open },
  };
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
    prorationDate,
  };
}

import type Stripe from 'stripe';
import type { PaymentEvent } from './payments';

/** What is taken from an event: whom it is about, and what to look at. Its object is a snapshot of then. */
export const toEvent = (event: Stripe.Event): PaymentEvent => ({
  id: event.id,
  type: event.type,
  createdAt: new Date(event.created * 1000),
  customerId: customerOf(event),
  chargeId: chargeOf(event),
  cardChosen: choosesCard(event),
});

function customerOf({ type, data: { object } }: Stripe.Event): string | null {
  if (type.startsWith('customer.') && 'object' in object && object.object === 'customer') return object.id ?? null;
  const customer = 'customer' in object ? object.customer : null;
  if (typeof customer === 'string') return customer;
  return customer && typeof customer === 'object' && 'id' in customer ? String(customer.id) : null;
}

function chargeOf({ type, data: { object } }: Stripe.Event): string | null {
  if (type === 'charge.refunded') return 'id' in object ? String(object.id) : null;
  if (!type.startsWith('charge.dispute.') || !('charge' in object)) return null;
  const { charge } = object;
  return typeof charge === 'string' ? charge : charge && typeof charge === 'object' ? charge.id : null;
}

function choosesCard(event: Stripe.Event): boolean {
  if (event.type !== 'customer.updated') return false;
  const before = event.data.previous_attributes?.invoice_settings;
  return before !== undefined && before !== null && 'default_payment_method' in before;
}

import type Stripe from 'stripe';
import { isMissing } from './stripe-client';
import { idOf } from './stripe-views';

interface Wanted {
  customerId: string;
  subscription: { id: string; cardId: string | null };
  /** The customer's card was just chosen: it is the one that is meant, also where it is the older one. */
  chosen: boolean;
}

/**
 * Makes the customer's card the one that a subscription is charged to. One that has a card of its own, as all have that
 * were bought on Stripe's page, would be charged to that for ever: Stripe does not do this by itself. Without a choice
 * that was heard of, the card that was saved later is the one that is meant.
 */
export async function adoptCard(
  stripe: Stripe,
  { customerId, subscription: { id, cardId }, chosen }: Wanted,
): Promise<boolean> {
  if (!cardId) return false;
  const expand = ['invoice_settings.default_payment_method'];
  const customer = await stripe.customers.retrieve(customerId, { expand });
  const card = customer.deleted ? null : customer.invoice_settings.default_payment_method;
  if (!card || idOf(card) === cardId) return false;
  if (!chosen && typeof card === 'object' && card.created < (await savedAt(stripe, cardId))) return false;
  // Setting it twice does no harm, and setting it back must not be answered with what was said the first time.
  const idempotencyKey = `card-${crypto.randomUUID()}`;
  await stripe.subscriptions.update(id, { default_payment_method: idOf(card) }, { idempotencyKey });
  return true;
}

async function savedAt(stripe: Stripe, cardId: string): Promise<number> {
  try {
    return (await stripe.paymentMethods.retrieve(cardId)).created;
  } catch (error) {
    if (isMissing(error)) return 0;
    throw error;
  }
}

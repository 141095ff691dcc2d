import Stripe from 'stripe';
import { once } from './stripe-once';
import { idOf } from './stripe-views';

/**
 * Pays an open invoice with the customer's present card, unless that is the one that failed. A card is tried once:
 * the attempts that follow are Stripe's own. False: nothing was paid.
 */
export async function payWithNewCard(
  stripe: Stripe,
  { customerId, subscriptionId, invoiceId }: { customerId: string; subscriptionId: string; invoiceId: string },
): Promise<boolean> {
  const customer = await stripe.customers.retrieve(customerId);
  const card = customer.deleted ? null : customer.invoice_settings.default_payment_method;
  if (!card) return false;
  const cardId = idOf(card);
  const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ['payments.data.payment.payment_intent'] });
  if (invoice.status !== 'open' || triedCards(invoice).includes(cardId)) return false;
  try {
    const payment = { payment_method: cardId };
    await once(`collect-${invoiceId}-${cardId}`, (options) => stripe.invoices.pay(invoiceId, payment, options));
  } catch (error) {
    const { StripeCardError, StripeInvalidRequestError } = Stripe.errors;
    // Declined, or paid or let go in between.
    if (error instanceof StripeCardError || error instanceof StripeInvalidRequestError) return false;
    throw error;
  }
  // A card of the subscription's own would be charged before the customer's again.
  const renewal = { default_payment_method: cardId };
  await stripe.subscriptions.update(subscriptionId, renewal, { idempotencyKey: `card-${crypto.randomUUID()}` });
  return true;
}

function triedCards(invoice: Stripe.Invoice): string[] {
  return (invoice.payments?.data ?? []).flatMap(({ payment: { payment_intent: intent } }) => {
    const failed = intent && typeof intent === 'object' ? intent.last_payment_error?.payment_method : null;
    return failed ? [failed.id] : [];
  });
}

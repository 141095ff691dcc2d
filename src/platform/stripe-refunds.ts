import type Stripe from 'stripe';
import type { PaidSubscription } from '../features/billing/paid-subscription.schema';
import type { ChargeView } from './payments';
import { isRefused } from './stripe-client';
import { once } from './stripe-once';
import { idOf } from './stripe-views';

/** Gives back what was paid for a subscription last. Refused: it was given back already, or the bank has taken it. */
export async function refundLast(
  stripe: Stripe,
  { invoice }: PaidSubscription,
  onRefused: (error: unknown) => void,
): Promise<void> {
  if (!invoice || invoice.open) return;
  const paid = await stripe.invoices.retrieve(invoice.id, { expand: ['payments'] });
  for (const { payment } of paid.payments?.data ?? []) {
    if (!payment.payment_intent) continue;
    const intent = idOf(payment.payment_intent);
    const refund = { payment_intent: intent, reason: 'duplicate' } as const;
    try {
      await once(`refund-${intent}`, (options) => stripe.refunds.create(refund, options));
    } catch (error) {
      if (!isRefused(error)) throw error;
      onRefused(error);
    }
  }
}

/** A payment, what was given back of it and what the bank says about it now. */
export async function findCharge(stripe: Stripe, chargeId: string): Promise<ChargeView> {
  const charge = await stripe.charges.retrieve(chargeId);
  const intent = charge.payment_intent && idOf(charge.payment_intent);
  const payments = intent
    ? await stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent } })
    : null;
  const invoice = payments?.data[0]?.invoice;
  const disputes = charge.disputed ? (await stripe.disputes.list({ charge: chargeId })).data : [];
  // An inquiry takes no money, and one that was won has given it back.
  const against = disputes.find(
    ({ status }) => !['won', 'prevented'].includes(status) && !status.startsWith('warning'),
  );
  return {
    id: chargeId,
    customerId: charge.customer && idOf(charge.customer),
    refunded: charge.amount_refunded,
    fullyRefunded: charge.refunded,
    invoiceId: invoice ? idOf(invoice) : null,
    disputedAt: against ? new Date(against.created * 1000) : null,
  };
}

/**
 * Pays out the credit of a customer, as refunds of what was paid last. It is taken off first, so that it cannot be paid
 * out twice; what could not be refunded is put back. Answers how much was paid out.
 */
export async function refundCredit(stripe: Stripe, customerId: string): Promise<number> {
  const customer = await stripe.customers.retrieve(customerId);
  if (customer.deleted || customer.balance >= 0) return 0;
  const charges = (await stripe.charges.list({ customer: customerId, limit: 100 })).data.filter(
    ({ paid, disputed, amount, amount_refunded }) => paid && !disputed && amount > amount_refunded,
  );
  const refundable = charges.reduce((sum, { amount, amount_refunded }) => sum + amount - amount_refunded, 0);
  let left = Math.min(-customer.balance, refundable);
  if (left === 0) return 0;
  const total = left;
  const move = (amount: number, idempotencyKey: string) =>
    stripe.customers.createBalanceTransaction(customerId, { amount, currency: 'gbp' }, { idempotencyKey });
  const [last] = (await stripe.customers.listBalanceTransactions(customerId, { limit: 1 })).data;
  // Asked twice at once, it is taken off and given back once: the second has the answers of the first.
  const key = `credit-${customerId}-${customer.balance}-${last?.id ?? 'first'}`;
  await move(left, key);
  try {
    for (const { id, amount, amount_refunded } of charges) {
      const part = Math.min(left, amount - amount_refunded);
      if (part === 0) continue;
      const refund = { charge: id, amount: part, metadata: { credit: customerId } };
      await stripe.refunds.create(refund, { idempotencyKey: `refund-${key}-${id}` });
      left -= part;
    }
  } catch (error) {
    await move(-left, `back-${key}`);
    throw error;
  }
  return total;
}

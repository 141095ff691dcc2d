import type Stripe from 'stripe';
import type { PaidSubscription } from '../features/billing/paid-subscription.schema';
import type { Payout } from '../features/billing/payout.schema';
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
 * What paying out the credit of a customer takes, as refunds of what was paid last; null where there is nothing to pay
 * out. The change that led to the credit names it: what it comes to is read with it, at one moment.
 */
export async function planPayout(stripe: Stripe, customerId: string): Promise<Payout | null> {
  const [last] = (await stripe.customers.listBalanceTransactions(customerId, { limit: 1 })).data;
  if (!last || last.ending_balance >= 0) return null;
  const charges = (await stripe.charges.list({ customer: customerId, limit: 100 })).data.filter(
    ({ paid, disputed, amount, amount_refunded }) => paid && !disputed && amount > amount_refunded,
  );
  let left = -last.ending_balance;
  const parts: Payout['parts'] = [];
  for (const { id, amount, amount_refunded } of charges) {
    const part = Math.min(left, amount - amount_refunded);
    if (part > 0) parts.push({ charge: id, amount: part });
    left -= part;
  }
  return parts.length > 0 ? { of: last.id, parts } : null;
}

/**
 * Pays out as planned, and answers how much. The credit is taken off first; what Stripe refuses to refund is put back.
 * Begun again, it does what is still to be done of it: what was made for this payout is looked for, and each call's key
 * is of the payout, as all that it asks for is.
 */
export async function payOut(
  stripe: Stripe,
  { customerId, payout }: { customerId: string; payout: Payout },
): Promise<number> {
  const isOf = (step: string) => (made: { metadata: Stripe.Metadata | null }) => made.metadata?.payout === step;
  const move = async (amount: number, step: string) => {
    const moves = await stripe.customers.listBalanceTransactions(customerId, { limit: 100 });
    if (moves.data.some(isOf(step))) return;
    const wanted = { amount, currency: 'gbp', metadata: { payout: step } };
    await stripe.customers.createBalanceTransaction(customerId, wanted, { idempotencyKey: `payout-${step}` });
  };
  const refund = async (part: Payout['parts'][number]) => {
    const refunds = await stripe.refunds.list({ charge: part.charge, limit: 100 });
    if (refunds.data.some(isOf(payout.of))) return;
    const wanted = { ...part, metadata: { payout: payout.of } };
    await stripe.refunds.create(wanted, { idempotencyKey: `payout-${payout.of}-${part.charge}` });
  };
  await move(sum(payout.parts), payout.of);
  const refused: Payout['parts'] = [];
  for (const part of payout.parts) {
    try {
      await refund(part);
    } catch (error) {
      if (!isRefused(error)) throw error;
      refused.push(part);
    }
  }
  if (refused.length > 0) await move(-sum(refused), `${payout.of}-back`);
  return sum(payout.parts) - sum(refused);
}

const sum = (parts: Payout['parts']) => parts.reduce((total, { amount }) => total + amount, 0);

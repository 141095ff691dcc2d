import { newId, newSecret } from '../ids.ts';
import type { Customer, Invoice, InvoiceLine, PaymentIntent, Subscription } from '../stored.ts';
import { emit, find, now, type World } from '../world.ts';
import { moveBalance } from './balance.ts';
import { discountLines } from './discounts.ts';
import { newPaymentIntent } from './new-payment-intent.ts';
import { hour } from './periods.ts';

interface Draft {
  subscription: Subscription;
  reason: Invoice['billing_reason'];
  lines: InvoiceLine[];
  /** An invoice of a renewal is a draft for an hour. */
  finalizesAfter?: number;
}

function subscriptionParent(subscription: Subscription): Invoice['parent'] {
  return {
    type: 'subscription_details',
    quote_details: null,
    subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
  };
}

/** What an invoice comes to once the customer's credit is taken off. */
function amounts(lines: InvoiceLine[], balance: number) {
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const off = lines.flatMap(({ discount_amounts }) => discount_amounts ?? []);
  const total = subtotal - off.reduce((sum, { amount }) => sum + amount, 0);
  const due = Math.max(0, total + balance);
  // A negative balance is a credit: what the invoice does not use up stays.
  const ending = Math.min(total + balance, 0);
  return { subtotal, off, total, due, ending };
}

/** An invoice that is nowhere kept: a preview, or the beginning of a real one. */
export function shapeInvoice(world: World, { subscription, reason, lines }: Draft): Invoice {
  const customer = find(world, 'customers', subscription.customer, 'customer');
  discountLines(world, subscription, lines);
  const { subtotal, off, total, due, ending } = amounts(lines, customer.balance);
  const created = now(world, customer.id);
  const id = newId('in');
  for (const line of lines) line.invoice = id;
  const starts = lines.map(({ period }) => period.start);
  return {
    id,
    object: 'invoice',
    account_country: 'GB',
    account_name: 'Local Stripe',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [...subscription.discounts],
    due_date: null,
    effective_at: null,
    ending_balance: ending,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: subscriptionParent(subscription),
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: created,
    period_start: Math.min(created, ...starts),
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: customer.test_clock ?? null,
    total,
    total_discount_amounts: off,
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
}

export function draftInvoice(world: World, draft: Draft): Invoice {
  const invoice = shapeInvoice(world, draft);
  if (draft.finalizesAfter) invoice.automatically_finalizes_at = invoice.created + draft.finalizesAfter;
  world.tables.invoices[invoice.id] = invoice;
  emit(world, 'invoice.created', invoice);
  draft.subscription.latest_invoice = invoice.id;
  return invoice;
}

export const draftHour = hour;

function invoiceNumber(customer: Customer): string {
  const sequence = customer.next_invoice_sequence ?? 1;
  customer.next_invoice_sequence = sequence + 1;
  return `${customer.invoice_prefix ?? 'LOCAL'}-${String(sequence).padStart(4, '0')}`;
}

/** Gives it its number, takes the customer's credit off and asks for the rest by a payment. */
export function finalizeInvoice(world: World, invoice: Invoice): PaymentIntent | null {
  const customer = find(world, 'customers', invoice.customer ?? '', 'customer');
  const { due, ending } = amounts(invoice.lines.data, customer.balance);
  const at = now(world, customer.id);
  const starting_balance = customer.balance;
  if (ending !== customer.balance) {
    moveBalance(world, customer, {
      amount: ending - customer.balance,
      type: 'applied_to_invoice',
      invoice: invoice.id,
    });
  }
  Object.assign(invoice, {
    amount_due: due,
    amount_remaining: due,
    starting_balance,
    ending_balance: ending,
    number: invoiceNumber(customer),
    status: 'open',
    automatically_finalizes_at: null,
    effective_at: at,
    hosted_invoice_url: `${world.url}/i/${invoice.id}`,
    invoice_pdf: `${world.url}/i/${invoice.id}/pdf`,
    status_transitions: { ...invoice.status_transitions, finalized_at: at },
  });
  const intent = due > 0 ? askFor(world, invoice, due) : null;
  emit(world, 'invoice.finalized', invoice);
  return intent;
}

function askFor(world: World, invoice: Invoice, amount: number): PaymentIntent {
  const intent = newPaymentIntent(world, {
    amount,
    currency: invoice.currency,
    customer: invoice.customer ?? null,
    description: invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
    setupFutureUsage: 'off_session',
  });
  world.state.hidden.invoiceOfIntent[intent.id] = invoice.id;
  invoice.confirmation_secret = { client_secret: intent.client_secret ?? newSecret(intent.id), type: 'payment_intent' };
  invoice.payments = {
    object: 'list',
    data: [
      {
        id: newId('inpay'),
        object: 'invoice_payment',
        amount_paid: null,
        amount_requested: amount,
        created: invoice.created,
        currency: invoice.currency,
        invoice: invoice.id,
        is_default: true,
        livemode: false,
        payment: { type: 'payment_intent', payment_intent: intent.id },
        status: 'open',
        status_transitions: { canceled_at: null, paid_at: null },
      },
    ],
    has_more: false,
    url: `/v1/invoice_payments?invoice=${invoice.id}`,
  };
  return intent;
}

/** The payment that an invoice asks for. */
export function intentOf(world: World, invoice: Invoice): PaymentIntent | null {
  const id = invoice.payments?.data[0]?.payment.payment_intent;
  return (id && world.tables.paymentIntents[id]) || null;
}

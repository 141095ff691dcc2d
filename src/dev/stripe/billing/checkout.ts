import { newId } from '../ids.ts';
import type { CheckoutSession, Customer, PaymentMethod } from '../stored.ts';
import { emit, find, now, type World } from '../world.ts';
import { attach } from './attachment.ts';
import type { Verdict } from './cards.ts';
import { verdictOn } from './charging.ts';
import { day } from './periods.ts';
import { subscribe } from './subscribe.ts';

/** What a session sells, as its page shows it. */
export function offerOf(world: World, session: CheckoutSession) {
  return (session.line_items?.data ?? []).map((line) => {
    const price = find(world, 'prices', line.price?.id ?? '');
    const product = world.tables.products[price.product];
    return {
      price,
      quantity: line.quantity ?? 1,
      name: product?.name ?? price.product,
      description: product?.description ?? null,
    };
  });
}

function customerFor(world: World, session: CheckoutSession, details: { email: string; name: string }): Customer {
  if (session.customer) return find(world, 'customers', session.customer, 'customer');
  const id = newId('cus');
  const customer: Customer = {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created: now(world),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    email: details.email,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    name: details.name,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  world.tables.customers[id] = customer;
  emit(world, 'customer.created', customer);
  return customer;
}

interface Payment {
  paymentMethod: PaymentMethod;
  email: string;
  name: string;
  /** Set once the holder proved that it is them. */
  proved?: boolean;
}

/** Asks the bank, and on its yes starts the subscription and completes the session. */
export function payCheckout(world: World, session: CheckoutSession, payment: Payment): Verdict {
  const { paymentMethod, email, name } = payment;
  const attempt = { paymentMethod: paymentMethod.id, present: true, proved: payment.proved ?? false };
  const first = verdictOn(world, attempt);
  if (first.kind !== 'paid') return first;
  const customer = customerFor(world, session, { email, name });
  attach(world, paymentMethod, customer.id);
  const data = world.state.hidden.checkoutData[session.id] ?? { metadata: {}, trialDays: null, description: null };
  const { subscription, invoice, verdict } = subscribe(
    world,
    {
      customer: customer.id,
      items: offerOf(world, session).map(({ price, quantity }) => ({ price, quantity, metadata: {} })),
      defaultPaymentMethod: paymentMethod.id,
      savesCard: false,
      metadata: data.metadata,
      description: data.description,
      trialEnd: data.trialDays ? now(world, customer.id) + data.trialDays * day : null,
      cancelAtPeriodEnd: false,
    },
    { behaviour: 'allow_incomplete', attempt },
  );
  if (verdict.kind !== 'paid') return verdict;
  Object.assign(session, {
    status: 'complete',
    payment_status: 'paid',
    customer: customer.id,
    subscription: subscription.id,
    invoice: invoice.id,
    url: null,
    customer_details: {
      address: null,
      business_name: null,
      email: customer.email ?? email,
      individual_name: null,
      name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
  });
  emit(world, 'checkout.session.completed', session);
  return verdict;
}

/** Where a page of the merchant is, with the id of the session put in. */
export const returnAddress = (url: string, session: CheckoutSession) =>
  url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);

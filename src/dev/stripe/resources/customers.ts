import { z } from 'zod';
import { inRange, listOf } from '../api/list.ts';
import { clearable, id, ignored, integer, mergeMetadata, metadata, range, text } from '../api/params.ts';
import { listRoute, type Route, route } from '../api/route.ts';
import { attach } from '../billing/attachment.ts';
import { endSubscription } from '../billing/cancel.ts';
import { newId } from '../ids.ts';
import type { Customer } from '../stored.ts';
import { change, emit, find, now, type World } from '../world.ts';
import { resolvePaymentMethod } from './payment-methods.ts';

const fields = {
  email: clearable(text),
  name: clearable(text),
  phone: clearable(text),
  description: clearable(text),
  metadata: metadata.optional(),
  balance: integer.optional(),
  preferred_locales: z.array(text).optional(),
  address: ignored,
  invoice_settings: z.strictObject({ default_payment_method: clearable(id) }).optional(),
};

function create(world: World, params: Partial<Customer> & { payment_method?: string | undefined }): Customer {
  const customerId = newId('cus');
  const clock = params.test_clock ? find(world, 'testClocks', params.test_clock, 'test_clock') : null;
  const customer: Customer = {
    id: customerId,
    object: 'customer',
    address: null,
    balance: params.balance ?? 0,
    created: clock?.frozen_time ?? now(world),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: params.description ?? null,
    email: params.email ?? null,
    invoice_prefix: customerId.slice(-8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: params.metadata ?? {},
    name: params.name ?? null,
    next_invoice_sequence: 1,
    phone: params.phone ?? null,
    preferred_locales: params.preferred_locales ?? [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: clock?.id ?? null,
  };
  world.tables.customers[customerId] = customer;
  emit(world, 'customer.created', customer);
  return customer;
}

/** The card must be the customer's before it can be the one that is charged. */
function setDefaultCard(world: World, customer: Customer, card: string | null | undefined): void {
  if (card === undefined) return;
  const paymentMethod = card ? find(world, 'paymentMethods', card, 'invoice_settings[default_payment_method]') : null;
  change(world, 'customer.updated', customer, {
    invoice_settings: { ...customer.invoice_settings, default_payment_method: paymentMethod?.id ?? null },
  });
}

export const customerRoutes: Route[] = [
  route(
    'POST',
    '/customers',
    { ...fields, payment_method: id.optional(), test_clock: id.optional() },
    (world, { params }) => {
      const { invoice_settings, payment_method, address: _, ...rest } = params;
      const customer = create(world, rest as Parameters<typeof create>[1]);
      let attached: string | undefined;
      if (payment_method) {
        const card = resolvePaymentMethod(world, payment_method);
        attach(world, card, customer.id);
        attached = card.id;
      }
      const wanted = invoice_settings?.default_payment_method;
      setDefaultCard(world, customer, wanted === payment_method && attached ? attached : wanted);
      return customer;
    },
  ),
  route('GET', '/customers/:id', {}, (world, { id }) =>
    world.state.hidden.deletedCustomers[id] ? { id, object: 'customer', deleted: true } : find(world, 'customers', id),
  ),
  route('POST', '/customers/:id', fields, (world, { id, params }) => {
    const customer = find(world, 'customers', id);
    const { invoice_settings, metadata: keys, address: _, ...rest } = params;
    change(world, 'customer.updated', customer, {
      ...(rest as Partial<Customer>),
      ...(keys && { metadata: mergeMetadata(customer.metadata, keys) }),
    });
    setDefaultCard(world, customer, invoice_settings?.default_payment_method);
    return customer;
  }),
  route('DELETE', '/customers/:id', {}, (world, { id }) => {
    const customer = find(world, 'customers', id);
    for (const subscription of Object.values(world.tables.subscriptions)) {
      const ended = ['canceled', 'incomplete_expired'].includes(subscription.status);
      if (subscription.customer === id && !ended) endSubscription(world, subscription, 'cancellation_requested');
    }
    for (const card of Object.values(world.tables.paymentMethods)) if (card.customer === id) card.customer = null;
    emit(world, 'customer.deleted', customer);
    delete world.tables.customers[id];
    world.state.hidden.deletedCustomers[id] = true;
    return { id, object: 'customer', deleted: true };
  }),
  listRoute(
    '/customers',
    { email: text.optional(), created: range.optional(), test_clock: id.optional() },
    (world, { params }) =>
      listOf(
        '/v1/customers',
        Object.values(world.tables.customers).filter(
          (each) =>
            (!params.email || each.email === params.email) &&
            inRange(each.created, params.created) &&
            (params.test_clock ? each.test_clock === params.test_clock : true),
        ),
        params,
      ),
  ),
  listRoute('/customers/:id/payment_methods', { type: text.optional() }, (world, { id, params }) => {
    find(world, 'customers', id);
    const all = Object.values(world.tables.paymentMethods).filter((each) => each.customer === id);
    return listOf(`/v1/customers/${id}/payment_methods`, all, params);
  }),
];

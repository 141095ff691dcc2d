import { z } from 'zod';
import { listOf } from '../api/list.ts';
import { id, mergeMetadata, metadata, text } from '../api/params.ts';
import { listRoute, type Route, route } from '../api/route.ts';
import { attach } from '../billing/attachment.ts';
import { cardById, judge, readCard } from '../billing/cards.ts';
import { saveCard } from '../billing/save-card.ts';
import { badRequest, cardDeclined, Fault } from '../faults.ts';
import type { PaymentMethod } from '../stored.ts';
import { change, emit, find, type World } from '../world.ts';
import { billingDetails, cardShape } from './card-data.ts';

/** The card of that id. Names of test cards make a new one each time. */
export function resolvePaymentMethod(world: World, name: string, param = 'payment_method'): PaymentMethod {
  const card = cardById(name);
  return card ? saveCard(world, { card }) : find(world, 'paymentMethods', name, param);
}

/** Refuses a card that cannot even be saved. */
export function checkSaving(world: World, paymentMethod: PaymentMethod): void {
  const card = world.state.hidden.cards[paymentMethod.id];
  const verdict = card && judge(card, { charge: false, present: true });
  if (verdict?.kind === 'declined') throw cardDeclined(verdict.decline);
}

interface CardParams {
  card: z.output<typeof cardShape>;
  billing_details?: z.output<typeof billingDetails> | undefined;
}

/** A card as its holder typed it. */
export function typedCard(world: World, { card: typed, billing_details: holder }: CardParams): PaymentMethod {
  const entry = { number: typed.number, expMonth: typed.exp_month, expYear: typed.exp_year, cvc: typed.cvc };
  const card = readCard(entry);
  if ('field' in card) {
    const param = { number: 'number', expiry: 'exp_year', cvc: 'cvc' }[card.field];
    throw cardDeclined(card, { param });
  }
  const year = typed.exp_year < 100 ? 2000 + typed.exp_year : typed.exp_year;
  const expiry = { month: typed.exp_month, year };
  return saveCard(world, { card, expiry, name: holder?.name ?? null, email: holder?.email ?? null });
}

export const paymentMethodRoutes: Route[] = [
  route(
    'POST',
    '/payment_methods',
    {
      type: z.literal('card'),
      card: cardShape.optional(),
      billing_details: billingDetails.optional(),
      metadata: metadata.optional(),
    },
    (world, { params }) => {
      if (!params.card)
        throw new Fault(
          400,
          {
            type: 'invalid_request_error',
            code: 'parameter_missing',
            message: 'Missing required param: card.',
            param: 'card',
          },
          true,
        );
      return typedCard(world, { card: params.card, billing_details: params.billing_details });
    },
    { publishable: true },
  ),
  route('GET', '/payment_methods/:id', {}, (world, { id }) => find(world, 'paymentMethods', id)),
  route(
    'POST',
    '/payment_methods/:id',
    { metadata: metadata.optional(), billing_details: billingDetails.optional(), allow_redisplay: text.optional() },
    (world, { id, params }) => {
      const paymentMethod = find(world, 'paymentMethods', id);
      const { address: _, ...holder } = params.billing_details ?? {};
      change(world, 'payment_method.updated', paymentMethod, {
        metadata: mergeMetadata(paymentMethod.metadata ?? {}, params.metadata),
        billing_details: { ...paymentMethod.billing_details, ...(holder as Partial<PaymentMethod['billing_details']>) },
      });
      return paymentMethod;
    },
  ),
  route('POST', '/payment_methods/:id/attach', { customer: id }, (world, { id, params }) => {
    find(world, 'customers', params.customer, 'customer');
    const paymentMethod = resolvePaymentMethod(world, id, 'id');
    checkSaving(world, paymentMethod);
    attach(world, paymentMethod, params.customer);
    return paymentMethod;
  }),
  route('POST', '/payment_methods/:id/detach', {}, (world, { id }) => {
    const paymentMethod = find(world, 'paymentMethods', id);
    const { customer } = paymentMethod;
    if (!customer)
      throw badRequest('The payment method you provided is not attached to a customer so detachment is impossible.');
    paymentMethod.customer = null;
    emit(world, 'payment_method.detached', paymentMethod, { customer });
    const holder = world.tables.customers[customer];
    if (holder?.invoice_settings.default_payment_method === id) {
      change(world, 'customer.updated', holder, {
        invoice_settings: { ...holder.invoice_settings, default_payment_method: null },
      });
    }
    for (const subscription of Object.values(world.tables.subscriptions)) {
      if (subscription.default_payment_method === id) subscription.default_payment_method = null;
    }
    return paymentMethod;
  }),
  listRoute('/payment_methods', { customer: id.optional(), type: text.optional() }, (world, { params }) =>
    listOf(
      '/v1/payment_methods',
      Object.values(world.tables.paymentMethods).filter((each) => each.customer === (params.customer ?? null)),
      params,
    ),
  ),
];

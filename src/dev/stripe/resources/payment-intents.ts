import { z } from 'zod';
import { listOf } from '../api/list.ts';
import { flag, id, ignored, integer, mergeMetadata, metadata, text } from '../api/params.ts';
import { listRoute, type Route, route } from '../api/route.ts';
import { confirmIntent } from '../billing/collection.ts';
import { newPaymentIntent } from '../billing/new-payment-intent.ts';
import { badRequest, cardDeclined } from '../faults.ts';
import type { PaymentIntent } from '../stored.ts';
import { emit, find, now, type World } from '../world.ts';
import { cardData } from './card-data.ts';
import { resolvePaymentMethod, typedCard } from './payment-methods.ts';

const confirmShape = {
  payment_method: id.optional(),
  payment_method_data: cardData.optional(),
  return_url: text.optional(),
  off_session: flag.optional(),
  client_secret: text.optional(),
  receipt_email: text.optional(),
  use_stripe_sdk: ignored,
};

type ConfirmParams = { [Key in keyof typeof confirmShape]?: z.output<(typeof confirmShape)[Key]> };

function confirm(world: World, intent: PaymentIntent, params: ConfirmParams): PaymentIntent {
  if (['succeeded', 'canceled'].includes(intent.status)) {
    throw badRequest(
      `You cannot confirm this PaymentIntent because it has already ${intent.status === 'succeeded' ? 'succeeded after being previously confirmed' : 'been canceled'}.`,
      undefined,
      'payment_intent_unexpected_state',
    );
  }
  const typed = params.payment_method_data ? typedCard(world, params.payment_method_data) : null;
  const named = params.payment_method ? resolvePaymentMethod(world, params.payment_method) : null;
  const paymentMethod = typed?.id ?? named?.id ?? intent.payment_method;
  if (!paymentMethod) {
    throw badRequest(
      'You cannot confirm this PaymentIntent because it’s missing a payment method.',
      'payment_method',
      'payment_intent_unexpected_state',
    );
  }
  const attempt = { paymentMethod, present: params.off_session !== true, returnUrl: params.return_url };
  const verdict = confirmIntent(world, intent, attempt);
  if (verdict.kind === 'declined') throw cardDeclined(verdict.decline, { payment_intent: structuredClone(intent) });
  return intent;
}

export const paymentIntentRoutes: Route[] = [
  route(
    'POST',
    '/payment_intents',
    {
      amount: integer.pipe(z.number().min(1)),
      currency: text,
      customer: id.optional(),
      description: text.optional(),
      metadata: metadata.optional(),
      setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
      confirm: flag.optional(),
      automatic_payment_methods: ignored,
      ...confirmShape,
    },
    (world, { params }) => {
      if (params.customer) find(world, 'customers', params.customer, 'customer');
      const intent = newPaymentIntent(world, {
        amount: params.amount,
        currency: params.currency.toLowerCase(),
        customer: params.customer ?? null,
        description: params.description ?? null,
        metadata: params.metadata ?? {},
        setupFutureUsage: params.setup_future_usage ?? null,
      });
      if (params.confirm) return confirm(world, intent, params);
      if (params.payment_method) {
        const paymentMethod = resolvePaymentMethod(world, params.payment_method).id;
        Object.assign(intent, { payment_method: paymentMethod, status: 'requires_confirmation' });
      }
      return intent;
    },
  ),
  route(
    'GET',
    '/payment_intents/:id',
    { client_secret: text.optional() },
    (world, { id }) => find(world, 'paymentIntents', id),
    {
      publishable: true,
    },
  ),
  route(
    'POST',
    '/payment_intents/:id',
    { metadata: metadata.optional(), description: text.optional() },
    (world, { id, params }) => {
      const intent = find(world, 'paymentIntents', id);
      intent.metadata = mergeMetadata(intent.metadata, params.metadata);
      if (params.description !== undefined) intent.description = params.description;
      return intent;
    },
  ),
  route(
    'POST',
    '/payment_intents/:id/confirm',
    confirmShape,
    (world, { id, params }) => confirm(world, find(world, 'paymentIntents', id), params),
    {
      publishable: true,
    },
  ),
  route('POST', '/payment_intents/:id/cancel', { cancellation_reason: text.optional() }, (world, { id }) => {
    const intent = find(world, 'paymentIntents', id);
    if (intent.status === 'succeeded') {
      throw badRequest(
        'You cannot cancel this PaymentIntent because it has a status of succeeded.',
        undefined,
        'payment_intent_unexpected_state',
      );
    }
    Object.assign(intent, { status: 'canceled', canceled_at: now(world, intent.customer) });
    emit(world, 'payment_intent.canceled', intent);
    return intent;
  }),
  listRoute('/payment_intents', { customer: id.optional() }, (world, { params }) =>
    listOf(
      '/v1/payment_intents',
      Object.values(world.tables.paymentIntents).filter(
        (each) => !params.customer || each.customer === params.customer,
      ),
      params,
    ),
  ),
];

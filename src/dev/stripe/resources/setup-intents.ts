import { listOf } from '../api/list.ts';
import { flag, id, ignored, metadata, text } from '../api/params.ts';
import { listRoute, type Route, route } from '../api/route.ts';
import { attach } from '../billing/attachment.ts';
import { judge } from '../billing/cards.ts';
import { badRequest, cardDeclined } from '../faults.ts';
import { newId, newSecret } from '../ids.ts';
import type { PaymentMethod, SetupIntent } from '../stored.ts';
import { emit, find, now, type World } from '../world.ts';
import { cardData } from './card-data.ts';
import { resolvePaymentMethod, typedCard } from './payment-methods.ts';

function create(
  world: World,
  params: { customer?: string | undefined; metadata?: Record<string, string> | undefined; usage?: string | undefined },
): SetupIntent {
  const intentId = newId('seti');
  const intent: SetupIntent = {
    id: intentId,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: newSecret(intentId),
    created: now(world, params.customer),
    customer: params.customer ?? null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: params.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: params.usage ?? 'off_session',
  };
  world.tables.setupIntents[intentId] = intent;
  emit(world, 'setup_intent.created', intent);
  return intent;
}

/** The card was proved and is the customer's now. */
export function finishSetup(world: World, intent: SetupIntent, paymentMethod: PaymentMethod): void {
  const card = world.state.hidden.cards[paymentMethod.id];
  if (card) card.authenticated = true;
  if (intent.customer) attach(world, paymentMethod, intent.customer);
  Object.assign(intent, { status: 'succeeded', next_action: null, last_setup_error: null });
  emit(world, 'setup_intent.succeeded', intent);
}

export function failSetup(world: World, intent: SetupIntent, error: { code: string; message: string }): void {
  Object.assign(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: { type: 'card_error', ...error },
  });
  emit(world, 'setup_intent.setup_failed', intent);
}

function confirm(
  world: World,
  intent: SetupIntent,
  paymentMethod: PaymentMethod,
  returnUrl: string | undefined,
): SetupIntent {
  intent.payment_method = paymentMethod.id;
  const card = world.state.hidden.cards[paymentMethod.id] ?? { behaviour: 'paid' as const, authenticated: false };
  const verdict = judge(card, { charge: false, present: true });
  if (verdict.kind === 'paid') finishSetup(world, intent, paymentMethod);
  else if (verdict.kind === 'declined') {
    failSetup(world, intent, verdict.decline);
    throw cardDeclined(verdict.decline, { setup_intent: structuredClone(intent) });
  } else {
    const page = `${world.url}/authenticate/${intent.id}`;
    Object.assign(intent, {
      status: 'requires_action',
      next_action: returnUrl
        ? { type: 'redirect_to_url', redirect_to_url: { url: page, return_url: returnUrl } }
        : { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: page } },
    });
    emit(world, 'setup_intent.requires_action', intent);
  }
  return intent;
}

export const setupIntentRoutes: Route[] = [
  route(
    'POST',
    '/setup_intents',
    {
      customer: id.optional(),
      payment_method: id.optional(),
      confirm: flag.optional(),
      return_url: text.optional(),
      usage: text.optional(),
      metadata: metadata.optional(),
      automatic_payment_methods: ignored,
    },
    (world, { params }) => {
      if (params.customer) find(world, 'customers', params.customer, 'customer');
      const intent = create(world, params);
      if (!params.payment_method) return intent;
      const paymentMethod = resolvePaymentMethod(world, params.payment_method);
      if (params.confirm) return confirm(world, intent, paymentMethod, params.return_url);
      return Object.assign(intent, { payment_method: paymentMethod.id, status: 'requires_confirmation' as const });
    },
  ),
  route(
    'GET',
    '/setup_intents/:id',
    { client_secret: text.optional() },
    (world, { id }) => find(world, 'setupIntents', id),
    {
      publishable: true,
    },
  ),
  route(
    'POST',
    '/setup_intents/:id/confirm',
    {
      payment_method: id.optional(),
      payment_method_data: cardData.optional(),
      return_url: text.optional(),
      client_secret: text.optional(),
      use_stripe_sdk: ignored,
    },
    (world, { id, params }) => {
      const intent = find(world, 'setupIntents', id);
      const typed = params.payment_method_data ? typedCard(world, params.payment_method_data) : null;
      const name = params.payment_method ?? intent.payment_method;
      const paymentMethod = typed ?? (name ? resolvePaymentMethod(world, name) : null);
      if (!paymentMethod)
        throw badRequest(
          'You cannot confirm this SetupIntent because it’s missing a payment method.',
          'payment_method',
          'setup_intent_unexpected_state',
        );
      return confirm(world, intent, paymentMethod, params.return_url);
    },
    { publishable: true },
  ),
  route('POST', '/setup_intents/:id/cancel', {}, (world, { id }) => {
    const intent = find(world, 'setupIntents', id);
    intent.status = 'canceled';
    emit(world, 'setup_intent.canceled', intent);
    return intent;
  }),
  listRoute('/setup_intents', { customer: id.optional() }, (world, { params }) =>
    listOf(
      '/v1/setup_intents',
      Object.values(world.tables.setupIntents).filter((each) => !params.customer || each.customer === params.customer),
      params,
    ),
  ),
];

import { z } from 'zod';
import { inRange, listOf } from '../api/list.ts';
import { flag, id, ignored, integer, metadata, range, text } from '../api/params.ts';
import { listRoute, type Route, route } from '../api/route.ts';
import { day, hour } from '../billing/periods.ts';
import { expireSession } from '../billing/time.ts';
import { badRequest } from '../faults.ts';
import { newId } from '../ids.ts';
import type { CheckoutSession } from '../stored.ts';
import { find, now, type World } from '../world.ts';
import { shapeSession } from './new-checkout-session.ts';
import { findPrice } from './subscriptions.ts';

const createShape = {
  mode: z.literal('subscription'),
  ui_mode: z.literal('hosted_page').optional(),
  line_items: z.array(z.strictObject({ price: id, quantity: integer })).min(1),
  success_url: text,
  cancel_url: text.optional(),
  customer: id.optional(),
  customer_email: text.optional(),
  client_reference_id: text.optional(),
  expires_at: integer.optional(),
  locale: text.optional(),
  metadata: metadata.optional(),
  subscription_data: z
    .strictObject({
      metadata: metadata.optional(),
      description: text.optional(),
      trial_period_days: integer.optional(),
      billing_mode: ignored,
      invoice_settings: ignored,
    })
    .optional(),
  allow_promotion_codes: flag.optional(),
  automatic_tax: ignored,
  billing_address_collection: ignored,
  branding_settings: ignored,
  consent_collection: ignored,
  custom_text: z
    .strictObject({ submit: z.strictObject({ message: text.max(1200) }).optional(), after_submit: ignored })
    .optional(),
  customer_update: ignored,
  name_collection: ignored,
  origin_context: ignored,
  payment_method_collection: z.literal('always').optional(),
  payment_method_options: ignored,
  saved_payment_method_options: ignored,
  tax_id_collection: ignored,
};

type CreateParams = z.output<z.ZodObject<typeof createShape>>;

function create(world: World, params: CreateParams): CheckoutSession {
  if (params.customer && params.customer_email) {
    throw badRequest('You may only specify one of these parameters: customer, customer_email.');
  }
  const customer = params.customer ? find(world, 'customers', params.customer, 'customer') : null;
  const created = now(world, customer?.id);
  if (params.expires_at && (params.expires_at < created + hour / 2 || params.expires_at > created + day)) {
    throw badRequest(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      'expires_at',
    );
  }
  const lines = params.line_items.map((line, index) => ({
    price: findPrice(world, line.price, `line_items[${index}][price]`),
    quantity: line.quantity,
  }));
  const sessionId = newId('cs_test');
  const session = shapeSession({
    id: sessionId,
    url: `${world.url}/c/pay/${sessionId}`,
    created,
    expiresAt: params.expires_at ?? created + day,
    lines,
    customer,
    email: params.customer_email ?? null,
    successUrl: params.success_url,
    cancelUrl: params.cancel_url ?? null,
    reference: params.client_reference_id ?? null,
    locale: (params.locale ?? null) as CheckoutSession['locale'],
    metadata: params.metadata ?? {},
    submitMessage: params.custom_text?.submit?.message ?? null,
    productName: (price) => world.tables.products[price.product]?.name ?? price.product,
  });
  world.tables.checkoutSessions[sessionId] = session;
  world.state.hidden.checkoutData[sessionId] = {
    metadata: params.subscription_data?.metadata ?? {},
    trialDays: params.subscription_data?.trial_period_days ?? null,
    description: params.subscription_data?.description ?? null,
  };
  return session;
}

/** A session whose time is over is expired when anybody looks. */
export function currentSession(world: World, sessionId: string): CheckoutSession {
  const session = find(world, 'checkoutSessions', sessionId);
  if (session.status === 'open' && session.expires_at <= now(world, session.customer)) expireSession(world, session);
  return session;
}

export const checkoutSessionRoutes: Route[] = [
  route('POST', '/checkout/sessions', createShape, (world, { params }) => create(world, params)),
  route('GET', '/checkout/sessions/:id', {}, (world, { id }) => currentSession(world, id)),
  route('POST', '/checkout/sessions/:id/expire', {}, (world, { id }) => {
    const session = currentSession(world, id);
    if (session.status !== 'open') {
      throw badRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
      );
    }
    expireSession(world, session);
    return session;
  }),
  listRoute('/checkout/sessions/:id/line_items', {}, (world, { id, params }) =>
    listOf(
      `/v1/checkout/sessions/${id}/line_items`,
      [...(find(world, 'checkoutSessions', id).line_items?.data ?? [])].reverse(),
      params,
    ),
  ),
  listRoute(
    '/checkout/sessions',
    {
      customer: id.optional(),
      subscription: id.optional(),
      payment_intent: id.optional(),
      status: z.enum(['complete', 'expired', 'open']).optional(),
      created: range.optional(),
      customer_details: z.strictObject({ email: text }).optional(),
    },
    (world, { params }) =>
      listOf(
        '/v1/checkout/sessions',
        Object.values(world.tables.checkoutSessions).filter(
          (each) =>
            (!params.customer || each.customer === params.customer) &&
            (!params.subscription || each.subscription === params.subscription) &&
            (!params.payment_intent || each.payment_intent === params.payment_intent) &&
            (!params.status || each.status === params.status) &&
            (!params.customer_details || each.customer_details?.email === params.customer_details.email) &&
            inRange(each.created, params.created),
        ),
        params,
      ),
  ),
];

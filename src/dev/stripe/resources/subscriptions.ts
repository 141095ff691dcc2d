import { z } from 'zod';
import { inRange, listOf } from '../api/list.ts';
import { clearable, flag, id, ignored, integer, mergeMetadata, metadata, range, text } from '../api/params.ts';
import { listRoute, type Route, route } from '../api/route.ts';
import { endSubscription, setEndWithPeriod } from '../billing/cancel.ts';
import { redeem } from '../billing/discounts.ts';
import { day } from '../billing/periods.ts';
import { subscribe } from '../billing/subscribe.ts';
import { switchPrice } from '../billing/switch-plan.ts';
import { badRequest } from '../faults.ts';
import type { Price, Subscription } from '../stored.ts';
import { change, find, now, type World } from '../world.ts';
import { readSwitch, switchShape } from './subscription-switch.ts';

const item = z.strictObject({ price: id, quantity: integer.optional(), metadata: metadata.optional() });
const saving = z.strictObject({
  save_default_payment_method: z.enum(['off', 'on_subscription']).optional(),
  payment_method_options: ignored,
  payment_method_types: ignored,
});
const cancellation = z.strictObject({
  comment: text.optional(),
  feedback: z
    .enum([
      'customer_service',
      'low_quality',
      'missing_features',
      'other',
      'switched_service',
      'too_complex',
      'too_expensive',
      'unused',
    ])
    .optional(),
});

export function findPrice(world: World, priceId: string, param: string): Price {
  const price = find(world, 'prices', priceId, param);
  if (!price.active) throw badRequest(`The price specified is inactive. This field only accepts active prices.`, param);
  if (!price.recurring)
    throw badRequest(
      'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
      param,
    );
  return price;
}

/** A card may pay for the customer whose it is, and for no other. */
function ownCard(world: World, customer: string, card: string | undefined): string | null {
  if (!card) return null;
  if (find(world, 'paymentMethods', card, 'default_payment_method').customer === customer) return card;
  throw badRequest(
    `The customer does not have a payment method with the ID ${card}. The payment method must be attached to the customer.`,
    'default_payment_method',
    'resource_missing',
  );
}

function keepCancellation(subscription: Subscription, details: z.output<typeof cancellation> | undefined): void {
  if (!details) return;
  subscription.cancellation_details = {
    feedback_option: null,
    reason: null,
    ...subscription.cancellation_details,
    comment: details.comment ?? null,
    feedback: details.feedback ?? null,
  };
}

/** What waits for its payment can carry a change of price and nothing else. */
function refuseBesidePending(params: { payment_behavior?: string | undefined; [key: string]: unknown }): void {
  if (params.payment_behavior !== 'pending_if_incomplete') return;
  const carried = ['items', 'payment_behavior', 'proration_behavior', 'proration_date', 'billing_cycle_anchor'];
  const other = Object.keys(params).find((name) => params[name] !== undefined && !carried.includes(name));
  if (other) {
    throw badRequest(
      `When \`payment_behavior\` is set to \`pending_if_incomplete\`, you cannot pass \`${other}\`.`,
      other,
    );
  }
}

export const subscriptionRoutes: Route[] = [
  route(
    'POST',
    '/subscriptions',
    {
      customer: id,
      items: z.array(item).min(1),
      default_payment_method: id.optional(),
      payment_behavior: z
        .enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete'])
        .default('allow_incomplete'),
      payment_settings: saving.optional(),
      metadata: metadata.optional(),
      description: text.optional(),
      trial_period_days: integer.optional(),
      trial_end: integer.optional(),
      cancel_at_period_end: flag.optional(),
      collection_method: z.literal('charge_automatically').optional(),
      proration_behavior: text.optional(),
      off_session: flag.optional(),
      billing_mode: ignored,
      automatic_tax: ignored,
      currency: text.optional(),
    },
    (world, { params }) => {
      find(world, 'customers', params.customer, 'customer');
      const trialDays = params.trial_period_days;
      const wanted = {
        customer: params.customer,
        items: params.items.map((each, index) => ({
          price: findPrice(world, each.price, `items[${index}][price]`),
          quantity: each.quantity ?? 1,
          metadata: each.metadata ?? {},
        })),
        defaultPaymentMethod: ownCard(world, params.customer, params.default_payment_method),
        savesCard: params.payment_settings?.save_default_payment_method === 'on_subscription',
        metadata: params.metadata ?? {},
        description: params.description ?? null,
        trialEnd: params.trial_end ?? (trialDays ? now(world, params.customer) + trialDays * day : null),
        cancelAtPeriodEnd: params.cancel_at_period_end ?? false,
      };
      const customer = find(world, 'customers', params.customer);
      const card = wanted.defaultPaymentMethod ?? customer.invoice_settings.default_payment_method;
      if (!card && !wanted.trialEnd && params.payment_behavior !== 'default_incomplete') {
        throw badRequest(
          'This customer has no attached payment source or default payment method. Please consider adding a default payment method. For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting#payment-method-priority.',
          undefined,
          'resource_missing',
        );
      }
      return subscribe(world, wanted, { behaviour: params.payment_behavior }).subscription;
    },
  ),
  route('GET', '/subscriptions/:id', {}, (world, { id }) => find(world, 'subscriptions', id)),
  route(
    'POST',
    '/subscriptions/:id',
    {
      ...switchShape,
      cancel_at_period_end: flag.optional(),
      cancellation_details: cancellation.optional(),
      default_payment_method: id.optional(),
      description: clearable(text),
      metadata: metadata.optional(),
      payment_settings: saving.optional(),
      off_session: flag.optional(),
      discounts: clearable(z.array(z.strictObject({ coupon: id }))),
    },
    (world, { id, params }) => {
      const subscription = find(world, 'subscriptions', id);
      if (['canceled', 'incomplete_expired'].includes(subscription.status)) {
        throw badRequest(
          'A canceled subscription can only update its cancellation_details and metadata.',
          undefined,
          'resource_missing',
        );
      }
      refuseBesidePending(params);
      const wanted = readSwitch(world, subscription, params);
      const card = params.default_payment_method;
      change(world, 'customer.subscription.updated', subscription, {
        ...(params.metadata && { metadata: mergeMetadata(subscription.metadata, params.metadata) }),
        ...(params.description !== undefined && { description: params.description }),
        ...(card && { default_payment_method: ownCard(world, subscription.customer, card) }),
      });
      if (subscription.payment_settings && params.payment_settings?.save_default_payment_method) {
        subscription.payment_settings.save_default_payment_method = params.payment_settings.save_default_payment_method;
      }
      keepCancellation(subscription, params.cancellation_details);
      if (params.discounts !== undefined) {
        redeem(world, subscription, params.discounts?.map(({ coupon }) => coupon) ?? []);
      }
      if (wanted) switchPrice(world, subscription, wanted);
      const ends = params.cancel_at_period_end;
      if (ends !== undefined && ends !== subscription.cancel_at_period_end) setEndWithPeriod(world, subscription, ends);
      return subscription;
    },
  ),
  route(
    'DELETE',
    '/subscriptions/:id',
    { invoice_now: flag.optional(), prorate: flag.optional(), cancellation_details: cancellation.optional() },
    (world, { id, params }) => {
      const subscription = find(world, 'subscriptions', id);
      if (['canceled', 'incomplete_expired'].includes(subscription.status)) {
        throw badRequest(`No such subscription: '${id}'`, 'id', 'resource_missing');
      }
      keepCancellation(subscription, params.cancellation_details);
      endSubscription(world, subscription, 'cancellation_requested');
      return subscription;
    },
  ),
  listRoute(
    '/subscriptions',
    {
      customer: id.optional(),
      price: id.optional(),
      status: z
        .enum([
          'active',
          'all',
          'canceled',
          'ended',
          'incomplete',
          'incomplete_expired',
          'past_due',
          'paused',
          'trialing',
          'unpaid',
        ])
        .optional(),
      created: range.optional(),
      test_clock: id.optional(),
      collection_method: text.optional(),
    },
    (world, { params }) => {
      if (params.customer && !world.state.hidden.deletedCustomers[params.customer]) {
        find(world, 'customers', params.customer, 'customer');
      }
      const over = ['canceled', 'incomplete_expired'];
      const wantedStatus = (status: string) => {
        if (!params.status) return status !== 'canceled';
        if (params.status === 'all') return true;
        return params.status === 'ended' ? over.includes(status) : status === params.status;
      };
      const matches = Object.values(world.tables.subscriptions).filter(
        (each) =>
          (!params.customer || each.customer === params.customer) &&
          (!params.test_clock || each.test_clock === params.test_clock) &&
          (!params.price || each.items.data.some(({ price }) => price.id === params.price)) &&
          inRange(each.created, params.created) &&
          wantedStatus(each.status),
      );
      return listOf('/v1/subscriptions', matches, params);
    },
  ),
];

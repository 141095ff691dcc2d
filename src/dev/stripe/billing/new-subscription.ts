import { newId } from '../ids.ts';
import type { Price, Subscription, SubscriptionItem } from '../stored.ts';
import { now, type World } from '../world.ts';
import { planOf } from './collection.ts';
import { periodEnd } from './periods.ts';

export interface WantedSubscription {
  customer: string;
  items: { price: Price; quantity: number; metadata: Record<string, string> }[];
  defaultPaymentMethod: string | null;
  savesCard: boolean;
  metadata: Record<string, string>;
  description: string | null;
  trialEnd: number | null;
  cancelAtPeriodEnd: boolean;
}

/** Shapes a subscription that is nowhere kept yet. It starts as `incomplete`, or with its trial. */
export function shapeSubscription(world: World, wanted: WantedSubscription): Subscription {
  const id = newId('sub');
  const start = now(world, wanted.customer);
  const anchor = wanted.trialEnd ?? start;
  const items = wanted.items.map(({ price, quantity, metadata }): SubscriptionItem => {
    const recurring = price.recurring ?? { interval: 'month', interval_count: 1 };
    return {
      id: newId('si'),
      object: 'subscription_item',
      billing_thresholds: null,
      created: start,
      current_period_start: start,
      current_period_end: wanted.trialEnd ?? periodEnd(anchor, start, recurring),
      current_trial: null,
      discounts: [],
      metadata,
      plan: planOf(price),
      price,
      quantity,
      subscription: id,
      tax_rates: [],
    };
  });
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { type: 'flexible', flexible: { proration_discounts: 'included' } },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: wanted.cancelAtPeriodEnd ? (items[0]?.current_period_end ?? null) : null,
    cancel_at_period_end: wanted.cancelAtPeriodEnd,
    canceled_at: wanted.cancelAtPeriodEnd ? start : null,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: wanted.cancelAtPeriodEnd ? 'cancellation_requested' : null,
    },
    collection_method: 'charge_automatically',
    created: start,
    currency: wanted.items[0]?.price.currency ?? 'gbp',
    customer: wanted.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: wanted.defaultPaymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: wanted.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: { object: 'list', data: items, has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: wanted.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: wanted.savesCard ? 'on_subscription' : 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: start,
    status: wanted.trialEnd ? 'trialing' : 'incomplete',
    test_clock: world.tables.customers[wanted.customer]?.test_clock ?? null,
    transfer_data: null,
    trial_end: wanted.trialEnd,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: wanted.trialEnd ? start : null,
  };
}

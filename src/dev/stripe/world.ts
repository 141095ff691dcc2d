import type Stripe from 'stripe';
import { resourceMissing } from './faults.ts';
import { newId } from './ids.ts';
import type { State, Tables } from './state.ts';
import type { Event, StoredObject } from './stored.ts';

/** The version that the installed library speaks. */
export const apiVersion = '2026-10-28.endive';

/** What every part of the stand-in works on. One request is carried out at a time, without a pause in it. */
export interface World {
  state: State;
  tables: Tables;
  /** Address of the stand-in, without a slash at the end. */
  url: string;
  /** The request that events are caused by, null for what happens by itself. */
  request: Event['request'];
  /** The moment at which a customer is while its time is being advanced. */
  simulated: { customer: string; at: number } | null;
  onEvent: (event: Event) => void;
}

const seconds = () => Math.floor(Date.now() / 1000);

/** The time of a customer: of its test clock, or the real one plus what it was advanced by. */
export function now(world: World, customer?: string | null): number {
  if (!customer) return seconds();
  if (world.simulated?.customer === customer) return world.simulated.at;
  const clock = world.tables.customers[customer]?.test_clock;
  const frozen = clock ? world.tables.testClocks[clock]?.frozen_time : undefined;
  return frozen ?? seconds() + (world.state.orders.ahead[customer] ?? 0);
}

const nouns: Record<keyof Tables, string> = {
  customers: 'customer',
  products: 'product',
  prices: 'price',
  paymentMethods: 'PaymentMethod',
  paymentIntents: 'payment_intent',
  setupIntents: 'setupintent',
  charges: 'charge',
  refunds: 'refund',
  disputes: 'dispute',
  coupons: 'coupon',
  discounts: 'discount',
  balanceTransactions: 'customer_balance_transaction',
  subscriptions: 'subscription',
  invoices: 'invoice',
  checkoutSessions: 'checkout.session',
  portalSessions: 'billing_portal session',
  portalConfigurations: 'configuration',
  testClocks: 'test clock',
  events: 'event',
};

/** The object of that id. `param` names the parameter that asked for it, none the address of the request. */
export function find<Table extends keyof Tables>(
  world: World,
  table: Table,
  id: string,
  param?: string,
): Tables[Table][string] {
  const found = (world.tables[table] as Record<string, Tables[Table][string]>)[id];
  if (!found) throw resourceMissing(nouns[table], id, param);
  return found;
}

function customerOf(object: StoredObject): string | null {
  if (object.object === 'customer') return object.id;
  return 'customer' in object && typeof object.customer === 'string' ? object.customer : null;
}

/** Records an event. It keeps a snapshot of the object at this moment. */
export function emit(
  world: World,
  type: Stripe.Event.Type,
  object: StoredObject,
  previous?: Record<string, unknown>,
): void {
  const event: Event = {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: now(world, customerOf(object)),
    data: structuredClone({ object, ...(previous && { previous_attributes: previous }) }),
    livemode: false,
    pending_webhooks: 1,
    request: world.request ?? { id: null, idempotency_key: null },
    type,
  };
  world.tables.events[event.id] = event;
  world.onEvent(event);
}

/** Changes an object and emits `type` with the former values, when anything changed. */
export function change<T extends StoredObject>(
  world: World,
  type: Stripe.Event.Type,
  object: T,
  changes: Partial<T>,
): void {
  const before = structuredClone(object) as Record<string, unknown>;
  for (const [key, value] of Object.entries(changes)) {
    if (value !== undefined) (object as Record<string, unknown>)[key] = value;
  }
  const previous = Object.fromEntries(
    Object.entries(object)
      .filter(([key, value]) => JSON.stringify(before[key]) !== JSON.stringify(value))
      .map(([key]) => [key, before[key] ?? null]),
  );
  if (Object.keys(previous).length > 0) emit(world, type, object, previous);
}

import type { EmulatorContext } from 'emulate';
import { z } from 'zod';
import { closeDispute, openDispute } from '../billing/dispute.ts';
import { hour } from '../billing/periods.ts';
import { advance } from '../billing/time.ts';
import { Fault } from '../faults.ts';
import { advanceClock } from '../resources/test-clocks.ts';
import { emptyState, type State } from '../state.ts';
import type { Event } from '../stored.ts';
import type { Courier } from '../webhooks/courier.ts';
import { find, now, type World } from '../world.ts';

const ordering = z.object({
  order: z.enum(['made', 'shuffled', 'reversed']).optional(),
  seed: z.number().int().optional(),
  copies: z.number().int().min(1).max(20).optional(),
});
const span = z.union([
  z.strictObject({ customer: z.string(), days: z.number().positive() }),
  z.strictObject({ customer: z.string(), seconds: z.number().int().positive() }),
  z.strictObject({ customer: z.string(), to: z.literal('next_renewal') }),
]);

/** What an order may say, by its path after `/_control`. */
export const orderShapes = {
  '/webhooks': z.strictObject({
    mode: z.enum(['deliver', 'hold', 'shuffle', 'duplicate']).optional(),
    delayMs: z.number().int().min(0).optional(),
  }),
  '/webhooks/release': ordering,
  '/webhooks/resend': ordering.extend({ event: z.string().optional(), customer: z.string().optional() }),
  '/webhooks/settle': z.strictObject({}),
  '/advance': span,
  '/fail-next-renewal': z.strictObject({ customer: z.string() }),
  '/decline-next': z.strictObject({ times: z.number().int().min(0).default(1), customer: z.string().optional() }),
  '/fail-next': z.strictObject({
    times: z.number().int().min(0).default(1),
    path: z.string().optional(),
    about: z.string().optional(),
    done: z.boolean().default(false),
  }),
  '/forget-keys': z.strictObject({ about: z.string() }),
  '/checkout-ends': z.strictObject({ session: z.string(), seconds: z.number().int() }),
  '/dispute': z.strictObject({
    customer: z.string(),
    status: z.enum(['needs_response', 'warning_needs_response']).optional(),
  }),
  '/dispute/close': z.strictObject({ customer: z.string(), won: z.boolean() }),
  '/latency': z.strictObject({ ms: z.number().int().min(0).max(60_000), about: z.string().optional() }),
  '/reset': z.strictObject({}),
};
export type OrderPath = keyof typeof orderShapes;
/** The newest are answered. */
const shownDeliveries = 200;

type Orders = { [Path in OrderPath]: (order: z.output<(typeof orderShapes)[Path]>) => void | Promise<void> };

function concerns(event: Event, customer: string): boolean {
  const { object } = event.data;
  return object.id === customer || ('customer' in object && object.customer === customer);
}

/** The moment an hour after the next period starts, when its invoice has been collected. */
function afterRenewal(world: World, customer: string): number {
  const ends = Object.values(world.tables.subscriptions)
    .filter((each) => each.customer === customer && ['active', 'trialing', 'past_due'].includes(each.status))
    .flatMap((each) => each.items.data.map((item) => item.current_period_end));
  if (ends.length === 0) {
    throw new Fault(400, { type: 'invalid_request_error', message: `${customer} has no subscription that renews` });
  }
  return Math.min(...ends) + 2 * hour;
}

function advanceCustomer(world: World, order: z.output<typeof span>): void {
  const customer = find(world, 'customers', order.customer);
  const from = now(world, customer.id);
  const wait = 'days' in order ? Math.round(order.days * 24 * hour) : 'seconds' in order ? order.seconds : null;
  const to = wait === null ? afterRenewal(world, customer.id) : from + wait;
  const clock = customer.test_clock ? world.tables.testClocks[customer.test_clock] : undefined;
  if (clock) {
    advanceClock(world, clock, to);
    return;
  }
  advance(world, customer.id, to);
  world.state.orders.ahead[customer.id] = (world.state.orders.ahead[customer.id] ?? 0) + to - from;
}

/** Orders of a developer or a test, which real Stripe does not have: `POST /_control/…` with JSON. Returns how to give one. */
export function serveControl(app: EmulatorContext<State>['app'], world: World, courier: Courier) {
  const orders: Orders = {
    '/webhooks': (order) => {
      const { mode = world.state.orders.webhooks.mode, delayMs = world.state.orders.webhooks.delayMs } = order;
      world.state.orders.webhooks = { mode, delayMs };
    },
    '/webhooks/release': (order) => courier.release(order),
    '/webhooks/resend': ({ event, customer, ...order }) => {
      const events = Object.values(world.tables.events).filter(
        (each) => (!event || each.id === event) && (!customer || concerns(each, customer)),
      );
      return courier.resend(events, order);
    },
    '/webhooks/settle': () => courier.settled(),
    '/advance': (order) => advanceCustomer(world, order),
    '/fail-next-renewal': ({ customer }) => {
      world.state.orders.failNextRenewal[find(world, 'customers', customer).id] = true;
    },
    '/decline-next': ({ times, customer = null }) => {
      world.state.orders.declineNext = { times, customer };
    },
    '/fail-next': ({ times, path = null, about = null, done }) => {
      world.state.orders.failNext = { times, path, about, done };
    },
    '/forget-keys': ({ about }) => {
      const { idempotency } = world.state;
      for (const key of Object.keys(idempotency)) if (key.includes(about)) delete idempotency[key];
    },
    '/checkout-ends': ({ session, seconds }) => {
      const { customer } = find(world, 'checkoutSessions', session);
      find(world, 'checkoutSessions', session).expires_at = now(world, customer) + seconds;
    },
    '/dispute': ({ customer, status = 'needs_response' }) => openDispute(world, customer, status),
    '/dispute/close': ({ customer, won }) => closeDispute(world, customer, won),
    '/latency': ({ ms, about = null }) => {
      world.state.orders.latencyMs = ms;
      world.state.orders.latencyAbout = about;
    },
    '/reset': () => {
      Object.assign(world.state, emptyState());
      world.tables = world.state.tables;
    },
  };
  const give = async (path: OrderPath, json: unknown) => {
    const order = orderShapes[path].safeParse(json);
    if (!order.success) throw new Fault(400, { type: 'invalid_request_error', message: z.prettifyError(order.error) });
    await orders[path](order.data as never);
  };
  const shown = () => ({
    orders: world.state.orders,
    deliveries: Object.values(world.state.deliveries).slice(-shownDeliveries),
  });
  for (const path of Object.keys(orders) as OrderPath[]) {
    app.post(`/_control${path}`, async (c) => {
      try {
        await give(path, JSON.parse((await c.req.text()) || '{}'));
        return c.json(shown());
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        return c.json({ error: error.body }, error.status);
      }
    });
  }
  app.get('/_control', (c) => c.json(shown()));
  return give;
}

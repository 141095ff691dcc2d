import { listOf } from '../api/list.ts';
import { integer, text } from '../api/params.ts';
import { listRoute, type Route, route } from '../api/route.ts';
import { endSubscription } from '../billing/cancel.ts';
import { day } from '../billing/periods.ts';
import { advance } from '../billing/time.ts';
import { badRequest } from '../faults.ts';
import { newId } from '../ids.ts';
import type { TestClock } from '../stored.ts';
import { emit, find, now, type World } from '../world.ts';

const customersOf = (world: World, clock: string) =>
  Object.values(world.tables.customers).filter((customer) => customer.test_clock === clock);

/** Moves a clock, and lets happen to its customers what is due by then. */
export function advanceClock(world: World, clock: TestClock, to: number): void {
  emit(world, 'test_helpers.test_clock.advancing', clock);
  for (const customer of customersOf(world, clock.id)) advance(world, customer.id, to);
  clock.frozen_time = to;
  emit(world, 'test_helpers.test_clock.ready', clock);
}

export const testClockRoutes: Route[] = [
  route('POST', '/test_helpers/test_clocks', { frozen_time: integer, name: text.optional() }, (world, { params }) => {
    const clock: TestClock = {
      id: newId('clock'),
      object: 'test_helpers.test_clock',
      created: now(world),
      deletes_after: now(world) + 30 * day,
      frozen_time: params.frozen_time,
      livemode: false,
      name: params.name ?? null,
      status: 'ready',
      status_details: {},
    };
    world.tables.testClocks[clock.id] = clock;
    emit(world, 'test_helpers.test_clock.created', clock);
    return clock;
  }),
  route('GET', '/test_helpers/test_clocks/:id', {}, (world, { id }) => find(world, 'testClocks', id)),
  route('POST', '/test_helpers/test_clocks/:id/advance', { frozen_time: integer }, (world, { id, params }) => {
    const clock = find(world, 'testClocks', id);
    if (params.frozen_time <= clock.frozen_time) {
      throw badRequest(
        'You cannot advance a test clock to a time at or before its current frozen time.',
        'frozen_time',
      );
    }
    if (params.frozen_time > clock.frozen_time + 2 * 31 * day) {
      throw badRequest(
        'A test clock cannot be advanced by more than two intervals of its shortest subscription at a time.',
        'frozen_time',
      );
    }
    advanceClock(world, clock, params.frozen_time);
    return { ...clock, status: 'advancing' };
  }),
  route('DELETE', '/test_helpers/test_clocks/:id', {}, (world, { id }) => {
    const clock = find(world, 'testClocks', id);
    for (const customer of customersOf(world, id)) {
      for (const subscription of Object.values(world.tables.subscriptions)) {
        if (subscription.customer === customer.id && subscription.status !== 'canceled') {
          endSubscription(world, subscription, 'cancellation_requested');
        }
      }
      delete world.tables.customers[customer.id];
      world.state.hidden.deletedCustomers[customer.id] = true;
    }
    delete world.tables.testClocks[clock.id];
    emit(world, 'test_helpers.test_clock.deleted', clock);
    return { id, object: 'test_helpers.test_clock', deleted: true };
  }),
  listRoute('/test_helpers/test_clocks', {}, (world, { params }) =>
    listOf('/v1/test_helpers/test_clocks', Object.values(world.tables.testClocks), params),
  ),
];

import { setTimeout as sleep } from 'node:timers/promises';
import { present } from '../api/expand.ts';
import { newId } from '../ids.ts';
import type { Delivery } from '../state.ts';
import type { Event } from '../stored.ts';
import type { World } from '../world.ts';
import { arrange, type Ordering } from './order.ts';
import { signatureOf } from './sign.ts';

export interface CourierOptions {
  url: string;
  secret: string;
  /** Waits before the second attempt, the third …; after the last the event is given up. */
  retryDelaysMs: number[];
  signal: AbortSignal;
}

const day = 86_400_000;
/** Growing up to an hour, for three days, as Stripe keeps trying. */
export const defaultRetryDelays = Array.from({ length: 80 }, (_, attempt) => Math.min(500 * 2 ** attempt, day / 24));

const attemptTimeoutMs = 10_000;
const settleWithinMs = 20_000;
/** In the mode `shuffle`, what comes within this time is sent in a random order. */
const shuffleWindowMs = 250;

export type Courier = ReturnType<typeof createCourier>;

/** Sends events to the application: signed, one after another, and again until it says yes. */
export function createCourier(world: World, options: CourierOptions) {
  const { signal } = options;
  let queue = Promise.resolve();
  let shuffling: Delivery[] = [];
  const first = new Set<Promise<void>>();
  const again = new Set<Promise<void>>();

  function track(work: Promise<void>, running: Set<Promise<void>> = first): void {
    running.add(work);
    void work.finally(() => running.delete(work));
  }

  async function post(delivery: Delivery): Promise<boolean> {
    const event = world.tables.events[delivery.event];
    if (!event) return true;
    const body = JSON.stringify(present(world, event), null, 2);
    const at = Math.floor(Date.now() / 1000);
    try {
      const answer = await fetch(options.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': signatureOf(body, options.secret, at),
        },
        body,
        signal: AbortSignal.any([signal, AbortSignal.timeout(attemptTimeoutMs)]),
      });
      await answer.arrayBuffer();
      delivery.attempts.push({ at, outcome: String(answer.status) });
      return answer.ok;
    } catch (error) {
      delivery.attempts.push({ at, outcome: error instanceof Error ? error.message : String(error) });
      return false;
    }
  }

  async function attempt(delivery: Delivery): Promise<void> {
    if (signal.aborted || delivery.status !== 'waiting') return;
    if (await post(delivery)) {
      delivery.status = 'delivered';
      const event = world.tables.events[delivery.event];
      if (event) event.pending_webhooks = 0;
      return;
    }
    const wait = options.retryDelaysMs[delivery.attempts.length - 1];
    if (wait === undefined) delivery.status = 'given_up';
    else if (!signal.aborted) track(later(delivery, wait), again);
  }

  async function later(delivery: Delivery, ms: number): Promise<void> {
    await sleep(ms, undefined, { signal, ref: false }).catch(() => {});
    await attempt(delivery);
  }

  function enqueue(deliveries: Delivery[]): void {
    for (const delivery of deliveries) {
      delivery.status = 'waiting';
      const wait = world.state.orders.webhooks.delayMs;
      if (wait > 0) {
        track(later(delivery, wait));
        continue;
      }
      queue = queue.then(() => attempt(delivery));
      track(queue);
    }
  }

  function newDelivery(event: Event, status: Delivery['status']): Delivery {
    const delivery: Delivery = { id: newId('we'), event: event.id, type: event.type, status, attempts: [] };
    world.state.deliveries[delivery.id] = delivery;
    return delivery;
  }

  async function shuffleSoon(): Promise<void> {
    await sleep(shuffleWindowMs, undefined, { signal, ref: false }).catch(() => {});
    const batch = shuffling;
    shuffling = [];
    enqueue(arrange(batch, { order: 'shuffled' }));
  }

  const all = () => Object.values(world.state.deliveries);

  /** Once everything was sent at least once. */
  async function sent(): Promise<void> {
    while (first.size > 0 && !signal.aborted) await Promise.allSettled([...first]);
  }

  /** Once everything has arrived or was given up, or the time is over. */
  async function settled(): Promise<void> {
    const until = Date.now() + settleWithinMs;
    for (;;) {
      await sent();
      if (again.size === 0 || signal.aborted || Date.now() > until) return;
      await Promise.race([...again, sleep(50, undefined, { ref: false })]);
    }
  }

  return {
    take(event: Event): void {
      const { mode } = world.state.orders.webhooks;
      const delivery = newDelivery(event, mode === 'hold' ? 'held' : 'waiting');
      if (mode === 'hold') return;
      if (mode === 'shuffle') {
        if (shuffling.length === 0) track(shuffleSoon());
        shuffling.push(delivery);
        return;
      }
      enqueue(mode === 'duplicate' ? [delivery, newDelivery(event, 'waiting')] : [delivery]);
    },
    /** Takes up what was left when the stand-in ended. */
    resume(): void {
      enqueue(all().filter(({ status }) => status === 'waiting'));
    },
    /** Sends what was held, and waits until each was sent once. */
    async release(ordering: Ordering): Promise<void> {
      const held = all().filter(({ status }) => status === 'held');
      const [first, ...copies] = [held, ...Array.from({ length: (ordering.copies ?? 1) - 1 }, () => copy(held))];
      enqueue(arrange([...(first ?? []), ...copies.flat()], { ...ordering, copies: 1 }));
      await sent();
    },
    /** Sends events again that were sent before, and waits until each was sent once. */
    async resend(events: Event[], ordering: Ordering): Promise<void> {
      enqueue(arrange(events, ordering).map((event) => newDelivery(event, 'waiting')));
      await sent();
    },
    settled,
  };

  function copy(held: Delivery[]): Delivery[] {
    return held.flatMap(({ event }) => {
      const known = world.tables.events[event];
      return known ? [newDelivery(known, 'held')] : [];
    });
  }
}

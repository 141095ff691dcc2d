import { filePersistence } from 'emulate';
import type { State } from './state.ts';

/** Keeps the state in a file. It is written only when it changed: most requests only read. */
export function keepIn(file: string): ReturnType<typeof filePersistence> {
  const inner = filePersistence(file);
  let last: string | null = null;
  return {
    load: async () => {
      last = await inner.load();
      return last;
    },
    save: async (data) => {
      if (data === last) return;
      await inner.save(data);
      last = data;
    },
  };
}

const day = 86_400;
const keptDeliveries = 1_000;

/** Forgets what Stripe forgets as well: events after a month, answers to repeated requests after a day. */
export function forgetOld(state: State, at: number): void {
  const { events } = state.tables;
  for (const event of Object.values(events)) if (event.created < at - 30 * day) delete events[event.id];
  for (const [key, { since }] of Object.entries(state.idempotency)) {
    if (since < at - day) delete state.idempotency[key];
  }
  const over = Object.values(state.deliveries).filter(({ status }) => status !== 'held' && status !== 'waiting');
  for (const { id } of over.slice(0, -keptDeliveries)) delete state.deliveries[id];
}

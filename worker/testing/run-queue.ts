import { vi } from 'vitest';
import type { AnalysisLane } from '#src/features/contracts/queueing.rules.ts';
import { createAnalysisQueue } from '#src/platform/analysis-queue.ts';
import { handleBatch } from '../handle-batch';
import type { WorkerDeps } from '../worker-deps';

interface Message {
  lane: AnalysisLane;
  body: unknown;
  /** When it may be delivered. */
  due: number;
  attempts: number;
}

const minute = 60_000;

/**
 * The queues and their consumers in a time of their own: one message after the other in the order in which they are due,
 * each of which takes a second. `everyMinutes` of that time the sweep has its turn.
 */
export function createQueueRun(built: WorkerDeps, { from }: { from: Date }) {
  const messages: Message[] = [];
  let now = from.getTime();
  const queueOf = (lane: AnalysisLane) =>
    ({
      send: async (body: unknown, { delaySeconds = 0 } = {}) => {
        messages.push({ lane, body, due: now + delaySeconds * 1000, attempts: 1 });
      },
    }) as unknown as Queue;
  const queue = createAnalysisQueue({ paid: queueOf('paid'), free: queueOf('free') });
  const deps: WorkerDeps = { ...built, queue, clock: () => new Date(now) };

  async function deliver(message: Message) {
    const retry = vi.fn((options?: QueueRetryOptions) => {
      messages.push({ ...message, due: now + (options?.delaySeconds ?? 0) * 1000, attempts: message.attempts + 1 });
    });
    const { body, attempts } = message;
    const delivered = { id: 'message', timestamp: new Date(now), body, attempts, ack: vi.fn(), retry };
    await handleBatch(deps, { queue: 'analysis', messages: [delivered] } as unknown as MessageBatch);
  }

  return {
    deps,
    messages,
    now: () => new Date(now),
    async run({
      sweep,
      everyMinutes = 5,
    }: {
      sweep?: (deps: WorkerDeps) => Promise<unknown>;
      everyMinutes?: number;
    } = {}) {
      let sweepDue = now + everyMinutes * minute;
      while (messages.length > 0) {
        messages.sort((one, other) => one.due - other.due);
        const [next] = messages;
        if (!next) break;
        if (sweep && next.due > sweepDue) {
          now = Math.max(now, sweepDue);
          sweepDue += everyMinutes * minute;
          await sweep(deps);
          continue;
        }
        messages.shift();
        now = Math.max(now, next.due) + 1000;
        await deliver(next);
      }
    },
  };
}

import { z } from 'zod';

/** What the clock has done by messages: one for each shard. */
export const sweepMessageSchema = z.object({ type: z.literal('sweep'), shard: z.string().regex(/^DB_\d+$/) });

export interface SweepQueue {
  send(message: z.infer<typeof sweepMessageSchema>): Promise<void>;
}

export const createSweepQueue = (queue: Queue): SweepQueue => ({
  async send(message) {
    await queue.send(message);
  },
});

import { z } from 'zod';

/** What the clock has done by messages: one for each shard. And what is to be told to an address outside, by its id. */
export const sweepMessageSchema = z.object({ type: z.literal('sweep'), shard: z.string().regex(/^DB_\d+$/) });
export const webhookMessageSchema = z.object({ type: z.literal('webhook'), id: z.string() });

export interface SweepQueue {
  send(message: z.infer<typeof sweepMessageSchema> | z.infer<typeof webhookMessageSchema>): Promise<void>;
}

export const createSweepQueue = (queue: Queue): SweepQueue => ({
  async send(message) {
    await queue.send(message);
  },
});

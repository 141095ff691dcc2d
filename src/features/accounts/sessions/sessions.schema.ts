import { z } from 'zod';

export const sessionSchema = z
  .object({
    id: z.string(),
    /** Null where the browser did not say. */
    browser: z.string().nullable(),
    system: z.string().nullable(),
    signedInAt: z.string(),
    /** Within a quarter of an hour. */
    lastUsedAt: z.string(),
    /** The session of this call. */
    current: z.boolean(),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof sessionSchema>;
export const sessionsSchema = z.array(sessionSchema);

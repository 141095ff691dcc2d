import { z } from 'zod';

/** Every answer that is not a success. */
export const problemSchema = z
  .object({
    code: z.string(),
    message: z.string(),
    /** For `http.invalid_input`: what is wrong with each field. */
    fields: z.record(z.string(), z.string()).optional(),
    /** For `http.internal`: what to quote when asking for help. */
    requestId: z.string().optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof problemSchema>;

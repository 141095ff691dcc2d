import { z } from 'zod';

/** Analyses of the current period; a limit of 0 means that payment is required. */
export const usageCheckSchema = z
  .object({
    allowed: z.boolean(),
    current: z.int().nonnegative(),
    limit: z.int().nonnegative(),
    tokensUsed: z.int().nonnegative(),
    tokensLimit: z.int().nonnegative(),
    /** When the period ends; null when it never does (free plan). */
    periodEnd: z.iso.datetime().nullable(),
  })
  .meta({ id: 'UsageCheck' });
export type UsageCheck = z.infer<typeof usageCheckSchema>;

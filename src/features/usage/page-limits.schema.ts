import { z } from 'zod';
import { accountStatusSchema } from '../accounts/accounts.schema';

export const pageLimitsSchema = z
  .object({
    currentPlan: accountStatusSchema.nullable(),
    /** Tokens in a period, and the pages that they are enough for. */
    currentLimit: z.int().nonnegative(),
    currentMaxPages: z.int().nonnegative(),
    explanation: z.object({
      tokenCalculation: z.string(),
      pageCalculation: z.string(),
      planLimits: z.array(z.object({ plan: accountStatusSchema, tokenLimit: z.int(), pageLimit: z.int() })),
    }),
    examples: z.array(
      z.object({
        name: z.string(),
        estimatedPages: z.int(),
        chars: z.int(),
        textTokens: z.int(),
        totalTokens: z.int(),
        planResults: z.array(z.object({ plan: accountStatusSchema, allowed: z.boolean(), maxPages: z.int() })),
      }),
    ),
  })
  .meta({ id: 'PageLimits' });
export type PageLimits = z.infer<typeof pageLimitsSchema>;

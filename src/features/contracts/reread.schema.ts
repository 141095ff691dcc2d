import { z } from 'zod';
import { localeSchema } from '#src/i18n/locale.schema.ts';
import { usageErrorCodes } from '../usage/usage.errors';

export const longestSide = 500;

export const rereadRequestSchema = z
  .object({
    side: z
      .string()
      .max(longestSide)
      .optional()
      .meta({ description: 'Name or role of the party to write it for, as the analysis gives them; else as it was' }),
    language: localeSchema.optional().meta({ description: 'Language to write it in; else as it was' }),
  })
  .meta({ id: 'RereadRequest' });
export type RereadRequest = z.infer<typeof rereadRequestSchema>;

/** What it would cost to have an analysis written anew. */
export const rereadQuoteSchema = z
  .object({
    /** True where the built-in analyst writes it. */
    free: z.boolean(),
    allowed: z.boolean(),
    reason: z.string().nullable(),
    reasonCode: z.enum(usageErrorCodes).nullable(),
    estimatedTokens: z.int(),
    availableTokens: z.int(),
  })
  .meta({ id: 'RereadQuote' });
export type RereadQuote = z.infer<typeof rereadQuoteSchema>;

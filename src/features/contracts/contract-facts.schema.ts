import { z } from 'zod';
import { contractTypes } from './analysis-shape.schema';
import { clauseTypes } from './clause-types.schema';

/** For what a sum falls due again and again, so that it can be told by the year. */
export const recurringPeriods = ['week', 'month', 'quarter', 'year'] as const;

const count = z.int().nonnegative();

/** A sum that a contract states for each period; what a language model alone says is none. */
export const recurringSumSchema = z
  .object({
    /** In units of the currency. */
    amount: z.number(),
    /** ISO 4217. */
    currency: z.string(),
    per: z.enum(recurringPeriods),
    purpose: z.string(),
    /** What the party does for whom it was analysed; null: that is not known. */
    reader: z.enum(['pays', 'receives']).nullable(),
  })
  .meta({ id: 'RecurringSum' });
export type RecurringSum = z.infer<typeof recurringSumSchema>;

/** How many risks of each level rest on a type of clause; null: on one of no known type. */
export const clauseRisksSchema = z
  .object({ clauseType: z.enum(clauseTypes).nullable(), high: count, medium: count, low: count })
  .meta({ id: 'ClauseRisks' });
export type ClauseRisks = z.infer<typeof clauseRisksSchema>;

/** What is told of an analysis beside those of other contracts, as it is stored. */
export const contractFactsSchema = z.object({
  isContract: z.boolean(),
  contractType: z.enum(contractTypes).nullable(),
  sums: z.array(recurringSumSchema),
  risks: z.array(clauseRisksSchema),
});
export type ContractFacts = z.infer<typeof contractFactsSchema>;

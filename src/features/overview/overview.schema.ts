import { z } from 'zod';
import { contractFilterSchema } from '../account-contracts/contract-list.schema.ts';
import { contractTypes, dateKinds } from '../contracts/analysis-shape.schema';
import { clauseRisksSchema, recurringSumSchema } from '../contracts/contract-facts.schema';
import { riskCountsSchema, tagNamesSchema } from '../contracts/contracts.schema.ts';

export const overviewQuerySchema = contractFilterSchema.omit({ status: true, origin: true }).extend({
  /** `next` of the page before; without it the first page. */
  after: z
    .string()
    .regex(/^\d{1,15}\.[\w-]{1,100}$/)
    .optional(),
});
export type OverviewQuery = z.infer<typeof overviewQuerySchema>;

/** What an analysis says of a contract that can be told beside others. */
export const overviewContractSchema = z
  .object({
    id: z.string(),
    fileName: z.string(),
    givenTitle: z.string().nullable(),
    title: z.string().nullable(),
    /** The other side by name; both sides where it is not known for whom the analysis is written. */
    counterparty: z.string().nullable(),
    tags: tagNamesSchema,
    createdAt: z.iso.datetime(),
    riskCounts: riskCountsSchema,
    /** When it begins, ends, and the last days to give notice, in their order. */
    dates: z.array(z.object({ kind: z.enum(dateKinds), date: z.string() })),
    /** False: it is no contract. Null, as what follows: not looked for yet. */
    isContract: z.boolean().nullable(),
    contractType: z.enum(contractTypes).nullable(),
    /** What is paid again and again, as the contract states it. */
    sums: z.array(recurringSumSchema).nullable(),
  })
  .meta({ id: 'OverviewContract' });
export type OverviewContract = z.infer<typeof overviewContractSchema>;

export const analyticsContractSchema = overviewContractSchema
  .extend({ risks: z.array(clauseRisksSchema).nullable() })
  .meta({ id: 'AnalyticsContract' });
export type AnalyticsContract = z.infer<typeof analyticsContractSchema>;

/** `next` is what the following page is asked for with; null: there is none. */
const pageOf = <Row extends z.ZodType>(row: Row) => z.object({ contracts: z.array(row), next: z.string().nullable() });

export const overviewPageSchema = pageOf(overviewContractSchema).meta({ id: 'OverviewPage' });
export const analyticsPageSchema = pageOf(analyticsContractSchema).meta({ id: 'AnalyticsPage' });
export type AnalyticsPage = z.infer<typeof analyticsPageSchema>;

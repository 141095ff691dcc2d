import { z } from 'zod';
import { localeSchema } from '#src/i18n/locale.schema.ts';
import { listedDateSchema } from '../contracts/contracts.schema.ts';
import {
  contractOrigins,
  contractProgresses,
  contractSorts,
  longestSearch,
  longestTag,
  riskGrades,
} from './contract-choices.schema';

/** Which contracts of the account are asked for; without any of it, all of them. */
export const contractFilterSchema = z.object({
  /** Words of the name, of the analysis or of the text, each of which has to be found; case and accents do not count. */
  search: z.string().max(longestSearch).optional(),
  status: z.enum(contractProgresses).optional(),
  /** The gravest risk that was found. */
  risk: z.enum(riskGrades).optional(),
  /** The language of the contract. */
  language: localeSchema.optional(),
  origin: z.enum(contractOrigins).optional(),
  /** One of the account's tags; case does not count. */
  tag: z.string().min(1).max(longestTag).optional(),
});
export type ContractFilter = z.infer<typeof contractFilterSchema>;

export const contractListQuerySchema = contractFilterSchema.extend({
  sort: z.enum(contractSorts).default('newest'),
  /** A page of 25 contracts, counted from 1; without it, all, 1,000 at most. */
  page: z.coerce.number().int().min(1).max(100_000).optional(),
});
export type ContractListQuery = z.infer<typeof contractListQuerySchema>;

export const contractCountSchema = z.object({ count: z.int().nonnegative() }).meta({ id: 'ContractCount' });
export type ContractCount = z.infer<typeof contractCountSchema>;

/** A date that is ahead, and the contract that it belongs to. */
export const comingDateSchema = listedDateSchema
  .extend({ contractId: z.string(), fileName: z.string(), title: z.string().nullable() })
  .meta({ id: 'ComingDate' });
export type ComingDate = z.infer<typeof comingDateSchema>;

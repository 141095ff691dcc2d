import { z } from 'zod';
import { wordingKinds } from '../clauses/clause-choices.schema.ts';

export const newContractSchema = z
  .object({
    templateId: z.string().max(100),
    /** By name of variable; those that the template does not know are ignored. */
    variables: z.record(z.string().max(100), z.string().max(20_000)),
    fileName: z.string().max(1000),
  })
  .meta({ id: 'NewContract' });
export type NewContract = z.infer<typeof newContractSchema>;

export const contractCreatedSchema = z
  .object({ success: z.literal(true), contractId: z.string() })
  .meta({ id: 'ContractCreated' });
export type ContractCreated = z.infer<typeof contractCreatedSchema>;

/** A clause of the library as it was when it was added to a generated contract. */
export const addedClauseSchema = z
  .object({
    clauseId: z.string(),
    version: z.int().positive(),
    wording: z.string(),
    /** Its number and its heading in the contract. */
    number: z.string(),
    heading: z.string(),
    addedAt: z.iso.datetime(),
    /** The text before it had been checked: that analysis does not cover the clause. */
    checkedBefore: z.boolean(),
  })
  .meta({ id: 'AddedClause' });
export type AddedClause = z.infer<typeof addedClauseSchema>;

export const newClauseSchema = z
  .object({
    clauseId: z.string().max(100),
    wording: z.enum(wordingKinds),
    /** Values for the blanks of the wording, in their order; blanks of the same name are one. */
    blanks: z.array(z.string().max(5000)).max(100),
  })
  .meta({ id: 'NewClause' });
export type NewClause = z.infer<typeof newClauseSchema>;

export const clauseAddedSchema = z
  .object({
    success: z.literal(true),
    /** Its number in the contract. */
    number: z.string(),
    /** The contract had been checked before: that analysis does not cover the clause. */
    checkOutdated: z.boolean(),
  })
  .meta({ id: 'ClauseAdded' });
export type ClauseAdded = z.infer<typeof clauseAddedSchema>;

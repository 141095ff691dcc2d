import { z } from 'zod';
import { wordingKinds } from '../clauses/clause-choices.schema.ts';
import { provisionKindSchema } from '../templates/provision-kinds.schema.ts';
import { clauseRefusals } from './generated-contracts.errors.ts';

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

/** A clause with its parties and blanks settled, as it is placed in the contract whenever that is put together anew. */
export const settledClauseSchema = z.object({
  heading: z.string(),
  paragraphs: z.array(z.object({ kind: z.enum(['clause', 'item']), mark: z.string().nullable(), words: z.string() })),
  replaces: z.array(provisionKindSchema),
  deed: z.boolean(),
  guarantor: z.object({ name: z.string(), address: z.string() }).nullable(),
});
export type SettledClause = z.infer<typeof settledClauseSchema>;

/** An added clause as it is kept: what it takes to put the contract together with or without it. */
export const keptClauseSchema = addedClauseSchema.extend({
  settled: settledClauseSchema.optional(),
  /** With the first one: the contract before anything was added. */
  before: z.object({ text: z.string(), layout: z.string() }).optional(),
});
export type KeptClause = z.infer<typeof keptClauseSchema>;

/** What a contract may state in one place alone. */
export const statedSubjects = ['deposit', 'limit', 'guarantee', 'term', 'insurance', 'payment'] as const;
export type StatedSubject = (typeof statedSubjects)[number];

/** What the contract says in the place of a blank, and in which clause of it. */
export const statedSchema = z
  .object({
    value: z.string(),
    number: z.string(),
    least: z.boolean().meta({ description: 'What is typed may be more without going against it, but not less' }),
  })
  .meta({
    id: 'Stated',
    description: 'What the contract says of it now, and in which clause: what is typed should agree',
  });
export type Stated = z.infer<typeof statedSchema>;

/** What adding a clause to a contract would do. */
export const clausePreviewSchema = z
  .object({
    /** Why the contract cannot take it, as a code of failure; null when it can. */
    refusal: z.enum(clauseRefusals).nullable(),
    /** What it takes the place of: provisions of the contract, by number and first words. */
    replaces: z.array(z.object({ number: z.string(), words: z.string() })),
    /** The headings of clauses that were added before and would be taken out again. */
    takesOut: z.array(z.string()),
    /** The contract becomes a deed: every signature needs a witness. */
    deed: z.boolean(),
    /** A guarantor becomes a party and signs. */
    guarantor: z.boolean(),
    saidElsewhere: z
      .array(z.object({ subject: z.enum(statedSubjects), number: z.string(), words: z.string() }))
      .meta({ description: 'What stays in the contract and settles the same subject: both have to say the same' }),
    loses: z.array(z.object({ number: z.string(), value: z.string() })).meta({
      description: 'What was filled into the form and goes with what is replaced, without coming back in a suggestion',
    }),
    blanks: z
      .array(
        z.object({
          settled: z
            .string()
            .nullable()
            .meta({ description: 'What the contract settles itself, such as its parties: nothing is asked' }),
          suggested: z.string().nullable().meta({
            description:
              'A usual period, or what was agreed as the contract says it; null where only a person knows it',
          }),
          stated: statedSchema.nullable(),
        }),
      )
      .meta({ description: 'The blanks of the wording in their order' }),
  })
  .meta({ id: 'ClausePreview' });
export type ClausePreview = z.infer<typeof clausePreviewSchema>;

export const previewedClauseSchema = z
  .object({ clauseId: z.string().max(100), wording: z.enum(wordingKinds) })
  .meta({ id: 'PreviewedClause' });
export type PreviewedClause = z.infer<typeof previewedClauseSchema>;

export const newClauseSchema = z
  .object({
    clauseId: z.string().max(100),
    wording: z.enum(wordingKinds),
    blanks: z.array(z.string().max(5000)).max(100).meta({
      description:
        'Values for the blanks of the wording, in their order; blanks of the same name are one. One that stands after “£” takes figures: 1,250.50',
    }),
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
export const clauseToTakeOutSchema = z.object({ clauseId: z.string().max(100) }).meta({ id: 'ClauseToTakeOut' });
export const clauseTakenOutSchema = z.object({ success: z.literal(true) }).meta({ id: 'ClauseTakenOut' });
export type ClauseAdded = z.infer<typeof clauseAddedSchema>;

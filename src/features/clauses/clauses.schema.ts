import { z } from 'zod';
import { clauseTypes } from '../contracts/clause-types.schema.ts';
import { contractSortSchema, provisionKindSchema } from '../templates/provision-kinds.schema.ts';
import { clauseCategories, clauseRisks, wordingKinds } from './clause-choices.schema.ts';

/** The legal text, in English: paragraphs between blank lines, list items on lines of their own, blanks in brackets. */
export const wordingsSchema = z.strictObject({
  standard: z.string().min(1),
  cautious: z.string().min(1).optional(),
  firm: z.string().min(1).optional(),
});

/** Whom a wording helps, and what it risks for whom it does not help. */
export const stanceSchema = z.object({
  risk: z.enum(clauseRisks),
  /** A side, as the object of a sentence: "the supplier"; null when it helps neither more than the other. */
  favours: z.string().nullable(),
  reason: z.string().nullable(),
});
export type Stance = z.infer<typeof stanceSchema>;

/** Where a clause belongs in a generated contract. */
export const placementSchema = z.strictObject({
  /** The sorts of contracts that take it: one of these is enough. */
  sorts: z.array(contractSortSchema),
  /** The provisions whose place it takes. */
  replaces: z.array(provisionKindSchema),
  /** Wordings for contracts between businesses alone. */
  business: z.array(z.enum(wordingKinds)).default([]),
  /** Only for contracts with a consumer. */
  consumer: z.literal(true).optional(),
  /** Wordings that bind only in a deed. */
  deed: z.array(z.enum(wordingKinds)).default([]),
});
export type Placement = z.infer<typeof placementSchema>;

/** A clause in the reader's language; `heading`, `content` and `wordings` are the text of the contract, in English. */
export const clauseSchema = z
  .object({
    id: z.string(),
    /** Raised whenever a wording changes. */
    version: z.int().positive(),
    /** The day on which its wordings were last held against the law. */
    lawAsOf: z.iso.date(),
    title: z.string(),
    heading: z.string(),
    description: z.string(),
    category: z.enum(clauseCategories),
    /** The standard wording. */
    content: z.string(),
    wordings: wordingsSchema,
    stances: z.object({ standard: stanceSchema, cautious: stanceSchema.optional(), firm: stanceSchema.optional() }),
    riskLevel: z.enum(clauseRisks),
    riskReason: z.string(),
    /** When to use it, and when not. */
    use: z.string(),
    clauseType: z.enum(clauseTypes).nullable(),
    placement: placementSchema,
    tags: z.array(z.string()),
  })
  .meta({ id: 'Clause' });
export type Clause = z.infer<typeof clauseSchema>;

export const clauseFiltersSchema = z.object({
  search: z.string().optional().meta({ description: 'Words to look for; the last one may be incomplete' }),
  category: z.enum([...clauseCategories, 'all']).optional(),
  risk: z.enum([...clauseRisks, 'all']).optional(),
});
export type ClauseFilters = z.infer<typeof clauseFiltersSchema>;

/** The words of a clause in one language, folded (`fold-words.rules.ts`), as they are searched. */
export const searchRowSchema = z.object({
  id: z.string(),
  locale: z.string(),
  title: z.string(),
  tags: z.string(),
  description: z.string(),
  wording: z.string(),
});
export type SearchRow = z.infer<typeof searchRowSchema>;

/** All that is searched; `version` is of its content. */
export const searchIndexSchema = z.object({ version: z.string(), rows: z.array(searchRowSchema) });
export type SearchIndex = z.infer<typeof searchIndexSchema>;

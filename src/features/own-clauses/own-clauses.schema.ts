import { z } from 'zod';
import { localeSchema } from '#src/i18n/locale.schema.ts';
import { clauseCategories } from '../clauses/clause-choices.schema.ts';
import { ownClauseTexts } from './own-clause-forms.schema';

const chosen = {
  category: z.enum(clauseCategories),
  language: localeSchema.nullable().meta({ description: 'Of the text; null: another one' }),
};

export const newOwnClauseSchema = ownClauseTexts(z).extend(chosen).meta({ id: 'NewOwnClause' });
export type NewOwnClause = z.output<typeof newOwnClauseSchema>;

/** A wording that an account keeps beside the library. */
export const ownClauseSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    ...chosen,
    text: z.string(),
    note: z.string(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'OwnClause' });
export type OwnClause = z.infer<typeof ownClauseSchema>;

export const ownClauseFiltersSchema = z.object({
  search: z.string().max(1000).optional().meta({ description: 'Words, each of which the beginning of one has to be' }),
  category: z.enum(clauseCategories).optional(),
});
export type OwnClauseFilters = z.infer<typeof ownClauseFiltersSchema>;

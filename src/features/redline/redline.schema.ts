import { z } from 'zod';
import { clauseTypes } from '../contracts/clause-types.schema.ts';
import { commentChoices, proposalStates } from './proposal-states.schema.ts';

/** Which changes are proposed of those that an analysis recommends. */
export const redlineRequestSchema = z
  .object({
    risks: z.array(z.string().max(40)).max(100).meta({
      description:
        'Ids of risks. Of a stored analysis whose risks have none: level and place at that level, such as `high-1`',
    }),
    missing: z.array(z.enum(clauseTypes)).max(50).default([]).meta({
      description: 'Clause types of missing clauses, whose wording is proposed in a comment at the beginning',
    }),
    comments: z
      .enum(commentChoices)
      .default('chosen')
      .meta({
        description:
          'Which findings get a comment with grade, title and what to ask for: none, those of the chosen changes, or ' +
          'also all other risks. What cannot be written as a change is always said in a comment',
      }),
  })
  .meta({ id: 'RedlineRequest' });
export type RedlineRequest = z.infer<typeof redlineRequestSchema>;

/** What became of one proposal in the file; a missing clause has the key `missing:` with its clause type. */
export const redlineOutcomesSchema = z
  .array(z.object({ key: z.string(), state: z.enum(proposalStates) }))
  .meta({ id: 'RedlineOutcomes' });
export type RedlineOutcome = z.infer<typeof redlineOutcomesSchema>[number];

import { z } from 'zod';
import { checklistStates, maxNoteLength } from './checklist-states.schema';

export const checklistItemSchema = z
  .object({
    action: z.string().max(4000).meta({ description: 'The words of a recommendation of the analysis' }),
    state: z.enum(checklistStates),
    note: z.string().trim().max(maxNoteLength),
  })
  .meta({ id: 'ChecklistItem' });
export type ChecklistItem = z.infer<typeof checklistItemSchema>;

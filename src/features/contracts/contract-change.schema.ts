import { z } from 'zod';
import { mostTags } from '../account-contracts/contract-choices.schema';
import { givenTitleIn } from './contract-name-forms.schema';
import { tagIn } from './contract-tag-forms.schema';
import type { ContractErrorCode } from './contracts.errors';

const tooMany: ContractErrorCode = 'contracts.too_many_tags';

export const contractChangeSchema = z
  .object({
    givenTitle: z
      .nullable(givenTitleIn(z))
      .optional()
      .meta({ description: 'Null: as its analysis or its file calls it' }),
    tags: z
      .array(tagIn(z))
      .max(mostTags, tooMany)
      .optional()
      .meta({ description: 'All of its tags; case does not tell two apart, nor from those of other contracts' }),
    reminders: z.boolean().optional().meta({ description: 'Whether mails remind of its last days to give notice' }),
  })
  .meta({ id: 'ContractChange' });

export const contractChangedSchema = z
  .object({
    id: z.string(),
    givenTitle: z.string().nullable().optional(),
    tags: z.array(z.string()).optional(),
    reminders: z.boolean().optional(),
  })
  .meta({ id: 'ContractChanged', description: 'What was changed, as it is stored' });
export type ContractChanged = z.infer<typeof contractChangedSchema>;

export const accountTagSchema = z
  .object({ name: z.string(), contracts: z.int().positive() })
  .meta({ id: 'AccountTag', description: 'A tag, and how many contracts have it' });
export type AccountTag = z.infer<typeof accountTagSchema>;

import { z } from 'zod';
import { givenTitleIn } from './contract-name-forms.schema';

export const contractNameSchema = z
  .object({
    givenTitle: z.nullable(givenTitleIn(z)).meta({ description: 'Null: as its analysis or its file calls it' }),
  })
  .meta({ id: 'ContractName' });

export const contractNamedSchema = z
  .object({ id: z.string(), givenTitle: z.string().nullable() })
  .meta({ id: 'ContractNamed' });
export type ContractNamed = z.infer<typeof contractNamedSchema>;

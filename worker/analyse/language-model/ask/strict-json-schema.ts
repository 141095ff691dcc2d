import type { JSONSchema7 } from 'ai';
import { z } from 'zod';

// Strict structured output knows shapes, not sizes or defaults.
const unsupported = [
  'default',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  '$schema',
] as const;

/** The JSON schema of a zod schema, within what servers accept for strict structured output. */
export function strictJsonSchema(schema: z.ZodType): JSONSchema7 {
  const json = z.toJSONSchema(schema, {
    io: 'output',
    override: ({ jsonSchema }) => {
      for (const keyword of unsupported) delete jsonSchema[keyword];
    },
  });
  delete json.$schema;
  return json as JSONSchema7;
}

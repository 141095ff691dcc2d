import { jsonSchema, Output } from 'ai';
import type { z } from 'zod';
import { schemaInstructions } from '../prompts/orders';
import { strictJsonSchema } from './strict-json-schema';

/** In which form an answer is asked for: every server knows the last one. */
export type AnswerForm = 'strict-schema' | 'json' | 'text';
const forms: readonly AnswerForm[] = ['strict-schema', 'json', 'text'];

export const looserForm = (form: AnswerForm): AnswerForm | undefined => forms[forms.indexOf(form) + 1];

/**
 * What is said and how it is to be answered, in a form. Where the server takes no schema, it is spelled out after the
 * question: what comes before is the same for all questions.
 */
export function askedIn(
  form: AnswerForm,
  { name, prompt, schema }: { name: string; prompt: string; schema: z.ZodType },
) {
  const json = strictJsonSchema(schema);
  if (form === 'strict-schema') return { prompt, output: Output.object({ name, schema: jsonSchema(json) }) };
  const spelledOut = `${prompt}\n\n${schemaInstructions(json)}`;
  return { prompt: spelledOut, output: form === 'json' ? Output.json() : Output.text() };
}

import { jsonSchema, Output } from 'ai';
import type { z } from 'zod';
import { schemaInstructions } from './prompts';
import { strictJsonSchema } from './strict-json-schema';

/** In which form an answer is asked for: every server knows the last one. */
export type AnswerForm = 'strict-schema' | 'json' | 'text';
const forms: readonly AnswerForm[] = ['strict-schema', 'json', 'text'];

export const looserForm = (form: AnswerForm): AnswerForm | undefined => forms[forms.indexOf(form) + 1];

/** What a call needs so that it is answered in a form. Where the server takes no schema, the instructions spell it out. */
export function askedIn(form: AnswerForm, { instructions, schema }: { instructions: string; schema: z.ZodType }) {
  const json = strictJsonSchema(schema);
  if (form === 'strict-schema') return { instructions, output: Output.object({ schema: jsonSchema(json) }) };
  const spelledOut = `${instructions}\n\n${schemaInstructions(json)}`;
  return { instructions: spelledOut, output: form === 'json' ? Output.json() : Output.text() };
}

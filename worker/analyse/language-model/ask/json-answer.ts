import type { z } from 'zod';

export type Read<T> = { value: T } | { problem: string };

/** Reads a model's text as JSON of a shape, with or without the code fence that some models put around it. */
export function readJson<Schema extends z.ZodType>(text: string, schema: Schema): Read<z.output<Schema>> {
  const json = jsonIn(text);
  if (!json) return { problem: 'it is not JSON' };
  const result = schema.safeParse(json.value);
  if (result.success) return { value: result.data };
  const [issue] = result.error.issues;
  return { problem: `${issue?.path.join('.') || 'it'}: ${issue?.message ?? 'wrong shape'}` };
}

export const holdsJson = (text: string): boolean => jsonIn(text) !== null;

const jsonIn = (text: string) => parse(text) ?? parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));

function parse(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

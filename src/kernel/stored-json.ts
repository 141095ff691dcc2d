import type { ZodType } from 'zod';

/** What was stored has not the shape that it is read by. */
export class StoredJsonError extends Error {
  override readonly name = 'StoredJsonError';
}

/** What was stored as JSON, by its schema. `where` says in the log what is damaged. Throws StoredJsonError. */
export function readStoredJson<T>(schema: ZodType<T>, stored: string, where: string): T {
  const { data, error } = schema.safeParse(parse(stored));
  if (error) throw new StoredJsonError(`${where} does not hold what it should`, { cause: error });
  return data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

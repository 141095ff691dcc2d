import { customType, integer } from 'drizzle-orm/sqlite-core';
import type { ZodType } from 'zod';
import { readStoredJson } from '../kernel/stored-json';

/** Milliseconds since 1970, a Date in code. */
export const timestamp = (name: string) => integer(name, { mode: 'timestamp_ms' });

/** JSON that is read by its schema: what is damaged throws StoredJsonError, unless the schema bears it. */
export const json = <T>(name: string, schema: ZodType<T>) =>
  customType<{ data: T; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (stored) => readStoredJson(schema, stored, `the column ${name}`),
  })(name);

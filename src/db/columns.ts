import { integer, text } from 'drizzle-orm/sqlite-core';

/** Milliseconds since 1970, a Date in code. */
export const timestamp = (name: string) => integer(name, { mode: 'timestamp_ms' });

export const json = <T>(name: string) => text(name, { mode: 'json' }).$type<T>();

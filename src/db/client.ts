import { drizzle } from 'drizzle-orm/d1';
import * as tables from './tables';

/** Drizzle over D1. There are no interactive transactions: use `batch` or one conditional statement. */
export const createDatabase = (binding: D1Database | D1DatabaseSession) =>
  // A session prepares and batches as a database does, which is all that drizzle asks of it.
  drizzle(binding as D1Database, { schema: tables });

export type Database = ReturnType<typeof createDatabase>;

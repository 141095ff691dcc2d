import { drizzle } from 'drizzle-orm/d1';
import * as tables from './tables';

/** Drizzle over D1. There are no interactive transactions: use `batch` or one conditional statement. */
export const createDatabase = (binding: D1Database) => drizzle(binding, { schema: tables });

export type Database = ReturnType<typeof createDatabase>;

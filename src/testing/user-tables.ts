import { env } from 'cloudflare:workers';

/** Columns by which a row says whose it is. */
const userColumns = /[`"](user_id|owner_id|email)[`"]/;

/** Every table of the database, also of features that a test does not know. */
export async function allTables(): Promise<{ name: string; sql: string }[]> {
  const { results } = await env.DB.prepare(
    `select name, sql from sqlite_master
     where type = 'table' and name not like '\\_%' escape '\\' and name not like 'sqlite%' and name <> 'd1_migrations'`,
  ).all<{ name: string; sql: string }>();
  return results;
}

/** The tables whose rows name a user. */
export const userTables = async (): Promise<string[]> =>
  (await allTables()).filter(({ sql }) => userColumns.test(sql)).map(({ name }) => name);

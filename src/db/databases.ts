import { createDatabase, type Database } from './client';
import { countDatabase, type DatabaseUse, noUse } from './counted-database';

/** The binding of the database that accounts are looked up in. Without shards it holds everything. */
export const directoryName = 'DB';

const isShard = /^DB_\d+$/;

/** The databases of contracts beside the directory, by their bindings: `DB_1`, `DB_2` and so on; none without any. */
export const shardNames = (env: object): string[] =>
  Object.keys(env)
    .filter((name) => isShard.test(name))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));

/** How far a session before this one had come in a database. */
export interface ReadFrom {
  name: string;
  bookmark: string;
}

/**
 * Every database that is bound, each opened at its first use as a session of D1. A session reads what it wrote, and never
 * anything older than what it read. `readFrom`: as a session before left a database, so that a replica may answer; without
 * it the first statement asks the primary.
 */
export function openDatabases(env: { DB: D1Database }, { readFrom }: { readFrom?: ReadFrom | null } = {}) {
  const opened = new Map<string, { name: string; use: DatabaseUse; session: D1DatabaseSession; db: Database }>();

  function open(name: string, bookmark?: string) {
    const key = bookmark === undefined ? name : `${name} ${bookmark}`;
    const before = opened.get(key);
    if (before) return before;
    const binding: D1Database | undefined = Reflect.get(env, name);
    if (!binding) throw new Error(`the database ${name} is not bound`);
    const use = noUse();
    const session = countDatabase(binding.withSession(bookmark ?? 'first-primary'), use);
    const db = createDatabase(session);
    const now = { name, use, session, db };
    opened.set(key, now);
    return now;
  }
  const openData = (name: string) => open(name, readFrom?.name === name ? readFrom.bookmark : undefined);

  return {
    shards: shardNames(env),
    /** Accounts, sessions and billing: asked at the primary always, so that what was ended is ended everywhere. */
    directory: () => open(directoryName).db,
    /** The database of that name, for contracts and what belongs to them. */
    data: (name: string) => openData(name).db,
    /** As the database of contracts was left; null where nothing was asked of it. */
    bookmark: (name: string): string | null => openData(name).session.getBookmark(),
    /** What was asked of all of them together. */
    use() {
      const uses = [...opened.values()].map(({ use }) => use);
      const sum = (of: (use: DatabaseUse) => number) => uses.reduce((total, use) => total + of(use), 0);
      return { statements: sum(({ statements }) => statements), rows: sum(({ rows }) => rows) };
    },
    /** The size of each database that told one. */
    sizes: () => [...opened.values()].flatMap(({ name, use: { bytes } }) => (bytes === null ? [] : [{ name, bytes }])),
  };
}

/** Whether the database refused to write because the account is on its way to another (`shards` among the migrations). */
export function isOnItsWay(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message.includes('account_moving') || isOnItsWay(error.cause);
}

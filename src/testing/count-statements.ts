import { env } from 'cloudflare:workers';
import { shardNames } from '../db/databases';

interface Asked {
  sql: string;
  rowsRead: number;
}

const isRead = /^\s*(select|with)\b/i;
const runners = ['all', 'raw', 'run', 'first'] as const;

/** The databases of the tests, with what is asked of it: each statement and the rows that it reads. */
export function countStatements() {
  const asked: Asked[] = [];
  const counted = (sql: string, statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === 'bind') return (...values: unknown[]) => counted(sql, target.bind(...values));
        const property: unknown = Reflect.get(target, name);
        if (typeof property !== 'function') return property;
        if (!runners.some((runner) => runner === name)) return property.bind(target);
        return async (...args: unknown[]) => {
          // Some ways of asking tell no figures: what only reads is asked for them beside.
          const { meta } = isRead.test(sql) ? await target.all() : { meta: null };
          const answer = await property.apply(target, args);
          asked.push({ sql, rowsRead: meta?.rows_read ?? answer?.meta?.rows_read ?? 0 });
          return answer;
        };
      },
    });
  const watched = (database: D1Database): D1Database =>
    new Proxy(database, {
      get(target, name) {
        if (name === 'withSession')
          return (from?: string) => watched(target.withSession(from) as unknown as D1Database);
        if (name === 'prepare') {
          return (sql: string) => counted(sql, target.prepare(sql));
        }
        if (name === 'batch') {
          return async (statements: D1PreparedStatement[]) => {
            const answers = await target.batch(statements);
            for (const { meta } of answers) asked.push({ sql: 'batch', rowsRead: meta.rows_read });
            return answers;
          };
        }
        const property: unknown = Reflect.get(target, name);
        return typeof property === 'function' ? property.bind(target) : property;
      },
    });
  const databases = Object.fromEntries(
    ['DB', ...shardNames(env)].map((name) => [name, watched(Reflect.get(env, name) as D1Database)]),
  ) as { DB: D1Database };
  return {
    /** The bindings of all databases. */
    databases,
    asked,
    /** How many statements since the last look, and the rows that they read. */
    take() {
      const taken = asked.splice(0);
      return { statements: taken.length, rows: taken.reduce((sum, { rowsRead }) => sum + rowsRead, 0) };
    },
  };
}

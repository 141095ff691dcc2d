import { env } from 'cloudflare:workers';

interface Asked {
  sql: string;
  rowsRead: number;
}

const isRead = /^\s*(select|with)\b/i;
const runners = ['all', 'raw', 'run', 'first'] as const;

/** The database of the tests, with what is asked of it: each statement and the rows that it reads. */
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
  const DB = new Proxy(env.DB, {
    get(target, name) {
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
  return {
    DB,
    asked,
    /** How many statements since the last look, and the rows that they read. */
    take() {
      const taken = asked.splice(0);
      return { statements: taken.length, rows: taken.reduce((sum, { rowsRead }) => sum + rowsRead, 0) };
    },
  };
}

/** What one piece of work asked of the database. */
export interface DatabaseUse {
  statements: number;
  /** Rows that were handed over. How many were read for them D1 tells in its own figures and in traces. */
  rows: number;
  /** The size of the database as it was last told; null until a statement told it. */
  bytes: number | null;
}

export const noUse = (): DatabaseUse => ({ statements: 0, rows: 0, bytes: null });

const answers = new Set(['all', 'run', 'first', 'raw']);

/** The database, with what is asked of it added to `use`. */
export function countDatabase<Binding extends object>(binding: Binding, use: DatabaseUse): Binding {
  /** A batch takes statements as D1 made them. */
  const originals = new WeakMap<object, D1PreparedStatement>();

  const count = (answer: unknown) => {
    use.statements += 1;
    const told = answer as { results?: unknown[]; meta?: { size_after?: number } } | unknown[] | null;
    if (Array.isArray(told)) use.rows += told.length;
    else if (told?.meta) {
      use.rows += told.results?.length ?? 0;
      use.bytes = told.meta.size_after ?? use.bytes;
    } else if (told !== null) use.rows += 1;
  };

  const countStatement = (statement: D1PreparedStatement): D1PreparedStatement => {
    const counted = new Proxy(statement, {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          const result = value.apply(target, args);
          if (name === 'bind') return countStatement(result);
          if (!answers.has(String(name))) return result;
          return result.then((answer: unknown) => {
            count(answer);
            return answer;
          });
        };
      },
    });
    originals.set(counted, statement);
    return counted;
  };

  return new Proxy(binding, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        if (name === 'prepare') return countStatement(value.apply(target, args));
        if (name === 'withSession') return countDatabase(value.apply(target, args), use);
        if (name !== 'batch') return value.apply(target, args);
        const [statements] = args as [D1PreparedStatement[]];
        return value
          .call(
            target,
            statements.map((each) => originals.get(each) ?? each),
          )
          .then((all: unknown[]) => {
            for (const answer of all) count(answer);
            return all;
          });
      };
    },
  });
}

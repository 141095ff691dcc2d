/** Milliseconds one by one up to a second, then in tens up to a minute: as exact as is of use, and never larger. */
const fineMs = 1000;
const coarseMs = 10;
const longestMs = 60_000;

const bucketOf = (ms: number) =>
  ms < fineMs ? Math.floor(ms) : fineMs + Math.floor((Math.min(ms, longestMs) - fineMs) / coarseMs);
const endOf = (bucket: number) => (bucket < fineMs ? bucket + 1 : fineMs + (bucket - fineMs + 1) * coarseMs);

/** What calls of one route took, in memory that does not grow with them. */
class Route {
  calls = 0;
  errors = 0;
  /** Answers that told what they asked of the database, with the sums of it. */
  told = 0;
  statements = 0;
  rows = 0;
  readonly #buckets = new Uint32Array(bucketOf(longestMs) + 1);

  add(ms: number, isError: boolean) {
    this.calls += 1;
    if (isError) this.errors += 1;
    const bucket = bucketOf(ms);
    this.#buckets[bucket] = (this.#buckets[bucket] ?? 0) + 1;
  }

  /** So many of a hundred calls took no longer. */
  percentile(percent: number): number {
    const wanted = Math.max(1, Math.ceil((this.calls * percent) / 100));
    let seen = 0;
    for (const [bucket, calls] of this.#buckets.entries()) {
      seen += calls;
      if (seen >= wanted && calls > 0) return endOf(bucket);
    }
    return 0;
  }
}

/** Figures of all routes, by method and pattern. */
export function createFigures() {
  const routes = new Map<string, Route>();
  const routeOf = (name: string) => {
    const route = routes.get(name) ?? new Route();
    routes.set(name, route);
    return route;
  };
  return {
    called: (route: string, { ms, isError }: { ms: number; isError: boolean }) => routeOf(route).add(ms, isError),
    asked(route: string, { statements, rows }: { statements: number; rows: number }) {
      const of = routes.get(route);
      // Calls before it began, such as those that wait for the app.
      if (!of) return;
      of.told += 1;
      of.statements += statements;
      of.rows += rows;
    },
    totals: () => {
      const all = [...routes.values()];
      return {
        calls: all.reduce((sum, { calls }) => sum + calls, 0),
        errors: all.reduce((sum, { errors }) => sum + errors, 0),
      };
    },
    table: () => tableOf([...routes].sort(([, one], [, other]) => other.calls - one.calls)),
  };
}
export type Figures = ReturnType<typeof createFigures>;

function tableOf(routes: [name: string, route: Route][]): string {
  const mean = (sum: number, of: number) => (of === 0 ? '-' : (sum / of).toFixed(1));
  const lines = routes.map(([name, route]) => [
    name,
    String(route.calls),
    ...[50, 95, 99].map((percent) => `${route.percentile(percent)} ms`),
    String(route.errors),
    mean(route.statements, route.told),
    mean(route.rows, route.told),
  ]);
  const all = [['route', 'calls', 'p50', 'p95', 'p99', 'errors', 'statements', 'rows'], ...lines];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((cells) => cells[column]?.length ?? 0))) ?? [];
  const row = (cells: string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, at) => (at === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [row(all[0] ?? []), rule, ...all.slice(1).map(row)].join('\n');
}

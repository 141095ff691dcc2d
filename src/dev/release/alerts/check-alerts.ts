import type { AlertRule } from './alert-rules.ts';

export interface CheckedAlert {
  rule: AlertRule;
  /** Null where there was nothing to be measured. */
  value: number | null;
  fires: boolean;
}

/** Asks one question of Analytics Engine, and gives the `value` of its one row. */
export type Ask = (query: string) => Promise<number | null>;

export function analyticsEngine(options: { accountId: string; token: string; fetch?: typeof fetch }): Ask {
  const { accountId, token, fetch = globalThis.fetch } = options;
  return async (query) => {
    const answer = await fetch(`https://api.cloudflare.com/client/v4/accounts/${accountId}/analytics_engine/sql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: `${query} FORMAT JSON`,
    });
    if (!answer.ok)
      throw new Error(`Analytics Engine answers ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
    const { data }: { data: { value: unknown }[] } = await answer.json();
    const value = data[0]?.value;
    return value === undefined || value === null || value === '' ? null : Number(value);
  };
}

/** Where nothing was measured only a rule on too little fires. */
export function fires({ above, below }: Pick<AlertRule, 'above' | 'below'>, value: number | null): boolean {
  if (below !== undefined) return (value ?? 0) < below;
  return value !== null && above !== undefined && value > above;
}

export async function checkAlerts(rules: AlertRule[], ask: Ask): Promise<CheckedAlert[]> {
  return Promise.all(
    rules.map(async (rule) => {
      const value = await ask(rule.query);
      return { rule, value, fires: fires(rule, value) };
    }),
  );
}

/** A line a rule, those that fire first, with what to do. */
export function describeAlerts(checked: CheckedAlert[]): string {
  const limit = ({ above, below, unit }: AlertRule) =>
    below === undefined ? `at most ${above} ${unit}` : `at least ${below} ${unit}`;
  const lines = checked
    .toSorted((one, other) => Number(other.fires) - Number(one.fires))
    .map(({ rule, value, fires: isFiring }) => {
      const found = value === null ? 'nothing measured' : `${Math.round(value * 100) / 100} ${rule.unit}`;
      const todo = isFiring ? ` ${rule.means} See docs/operations.md#${rule.runbook}` : '';
      return `${isFiring ? 'FIRES' : 'quiet'}  ${rule.name}: ${found} (${limit(rule)}).${todo}`;
    });
  return lines.join('\n');
}

/**
 * What is wrong with the app as it is seen from outside; null where it answers. The call is one that is counted, so that
 * a night without readers is no silence.
 */
export async function findUnreachable(origin: string, fetch = globalThis.fetch): Promise<string | null> {
  const fault = (words: string) =>
    `FIRES  unreachable: ${origin}/api/health ${words}. See docs/operations.md#calls-fail`;
  try {
    const { status } = await fetch(new URL('/api/health', origin), { signal: AbortSignal.timeout(20_000) });
    return status === 200 ? null : fault(`answers ${status}`);
  } catch (error) {
    return fault(`does not answer: ${error instanceof Error ? error.message : error}`);
  }
}

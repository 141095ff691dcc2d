import type { ClauseRisks } from '#src/features/contracts/contract-facts.schema.ts';

type Counts = { high: number; medium: number; low: number };

export interface RiskCount<Key> extends Counts {
  key: Key;
  /** How many contracts have them. */
  contracts: number;
}

/** The gravest first, then the most. */
function collect<Key>(found: Iterable<readonly [Key, Counts]>): RiskCount<Key>[] {
  const counts = new Map<Key, RiskCount<Key>>();
  for (const [key, { high, medium, low }] of found) {
    if (high + medium + low === 0) continue;
    const before = counts.get(key) ?? { key, high: 0, medium: 0, low: 0, contracts: 0 };
    counts.set(key, {
      key,
      high: before.high + high,
      medium: before.medium + medium,
      low: before.low + low,
      contracts: before.contracts + 1,
    });
  }
  return [...counts.values()].toSorted(
    (one, other) => other.high - one.high || other.medium - one.medium || other.low - one.low,
  );
}

/** Risks by the type of clause that they rest on; null: of no known type. */
export const risksByClause = (contracts: readonly { risks: readonly ClauseRisks[] | null }[]) =>
  collect(
    contracts.flatMap(({ risks }) => (risks ?? []).map(({ clauseType, ...counts }) => [clauseType, counts] as const)),
  );

const spelled = (name: string | null) => name?.trim().replaceAll(/\s+/g, ' ') ?? null;

/** Risks by the other side, whose name may differ in its case from contract to contract; null: it is not known. */
export function risksByOther(contracts: readonly { counterparty: string | null; riskCounts: Counts }[]) {
  const names = new Map<string, string>();
  const nameOf = (name: string | null) => {
    const own = spelled(name);
    if (!own) return null;
    const key = own.toLowerCase();
    if (!names.has(key)) names.set(key, own);
    return names.get(key) ?? own;
  };
  return collect(contracts.map(({ counterparty, riskCounts }) => [nameOf(counterparty), riskCounts] as const));
}

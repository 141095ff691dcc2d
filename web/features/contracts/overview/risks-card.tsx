import type { ReactNode } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { BarTable } from './bar-table';
import { Key } from './quarters-card';
import type { RiskCount } from './risk-counts.rules';

const levels = [
  { level: 'high', text: m.contracts_risk_high, look: 'bg-mark-high' },
  { level: 'medium', text: m.contracts_risk_medium, look: 'bg-mark-medium' },
  { level: 'low', text: m.contracts_risk_low, look: 'bg-mark-low' },
] as const;

type Props<K> = {
  title: string;
  head: string;
  counts: readonly RiskCount<K>[];
  nameOf: (key: K) => ReactNode;
};

/** Risks by what they have in common, with how many contracts have them. */
export function RisksCard<K extends string | null>({ title, head, counts, nameOf }: Props<K>) {
  return (
    <Card title={title}>
      {counts.length === 0 ? (
        <p>{m.contracts_risk_none()}</p>
      ) : (
        <BarTable
          caption={title}
          heads={[
            head,
            ...levels.map(({ level, text, look }) => <Key key={level} look={look} text={text()} />),
            m.analytics_contracts(),
          ]}
          rows={counts.map(({ key, contracts, ...count }) => ({
            key: key ?? '',
            name: nameOf(key),
            parts: levels.map(({ level, look }) => ({ value: count[level], look })),
            cells: [...levels.map(({ level }) => formatNumber(count[level])), formatNumber(contracts)],
          }))}
        />
      )}
    </Card>
  );
}

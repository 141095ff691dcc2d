import type { AnalyticsContract } from '#src/features/overview/overview.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { clauseTypeText } from '../clause-type-text';
import { MoneyCard } from './money-card';
import { toOverviewRow } from './overview-row.rules';
import { QuartersCard } from './quarters-card';
import { risksByClause, risksByOther } from './risk-counts.rules';
import { RisksCard } from './risks-card';

/** Figures over all contracts that are found, each with the table that it is drawn from. */
export function AnalyticsView({ contracts, today }: { contracts: readonly AnalyticsContract[]; today: string }) {
  const rows = contracts.map((contract) => toOverviewRow(contract, today));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <MoneyCard rows={rows} />
      <QuartersCard rows={rows} today={today} />
      <RisksCard
        title={m.analytics_risks_by_clause()}
        head={m.analytics_clause()}
        counts={risksByClause(contracts)}
        nameOf={(type) => (type ? clauseTypeText[type]() : m.analytics_other_clause())}
      />
      <RisksCard
        title={m.analytics_risks_by_other()}
        head={m.overview_other()}
        counts={risksByOther(contracts)}
        nameOf={(name) => (name ? <bdi>{name}</bdi> : m.analytics_unknown_other())}
      />
    </div>
  );
}

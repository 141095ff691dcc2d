import { Scale } from 'lucide-react';
import type { Doubt } from '#src/features/contracts/analysis.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { AnalysisText } from '../analysis-text';

const certainties: Record<NonNullable<Doubt>['certainty'], () => string> = {
  likely: m.analysis_doubt_likely,
  possible: m.analysis_doubt_possible,
};

/** Why words may not bind the reader: no part of what the contract says. */
export function RiskDoubt({ doubt: { rule, why, certainty } }: { doubt: NonNullable<Doubt> }) {
  return (
    <div className="rounded-box border border-dashed border-info px-4 py-3">
      <p className="flex items-center gap-2 text-sm font-semibold text-info">
        <Scale aria-hidden className="size-4 shrink-0" />
        {m.analysis_doubt_title()}
      </p>
      <dl className="mt-1 grid gap-x-3 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="text-muted">{m.analysis_doubt_rule()}</dt>
        <AnalysisText as="dd">{rule}</AnalysisText>
        <dt className="text-muted">{m.analysis_doubt_why()}</dt>
        <AnalysisText as="dd">{why}</AnalysisText>
        <dt className="text-muted">{m.analysis_doubt_certainty()}</dt>
        <dd>{certainties[certainty]()}</dd>
      </dl>
    </div>
  );
}

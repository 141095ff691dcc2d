import { Check } from 'lucide-react';
import { m } from '#src/i18n/paraglide/messages.js';
import { joinWithCommas } from '#web/lib/format.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Sections } from './analysis-sections';

/** That more is being written, and which parts are not there at all yet; in the end, that this is all. */
export function AnalysisFilling({ sections }: { sections: Sections }) {
  const { summary, riskAssessment, keyTerms, recommendations, money, dates } = sections;
  const parts = [
    { label: m.contract_summary(), found: summary },
    { label: m.analysis_risks_title(), found: Object.values(riskAssessment ?? {}).flat() },
    { label: m.analysis_money_title(), found: money },
    { label: m.analysis_dates(), found: dates },
    { label: m.analysis_key_terms_title(), found: keyTerms },
    { label: m.analysis_actions_title(), found: recommendations },
  ];
  const missing = parts.filter(({ found }) => found?.length === 0).map(({ label }) => label);
  return (
    <p role="status" className="analysis-filling-note flex items-start gap-3 text-sm text-muted">
      {sections.partial ? <Spinner /> : <Check aria-hidden className="size-4.5 text-success" />}
      {!sections.partial
        ? m.analysis_filled()
        : missing.length > 0
          ? m.analysis_filling({ parts: joinWithCommas(missing) })
          : m.analysis_filling_last()}
    </p>
  );
}

import { Link } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber } from '#web/lib/format.ts';
import type { Sections } from './analysis-sections';

/** The parts of the analysis with how much each holds. */
export function AnalysisContents({ sections }: { sections: Sections }) {
  const { riskAssessment, keyTerms, recommendations, missingClauses } = sections;
  const risks = riskAssessment && Object.values(riskAssessment).flat();
  const parts: { id: string; label: string; found?: readonly unknown[] | null }[] = [
    { id: 'summary', label: m.contract_summary() },
    { id: 'risks', label: m.analysis_risks_title(), found: risks },
    { id: 'key-terms', label: m.analysis_key_terms_title(), found: keyTerms },
    { id: 'actions', label: m.analysis_actions_title(), found: recommendations },
    { id: 'missing', label: m.analysis_missing_title(), found: missingClauses },
    { id: 'method', label: m.analysis_method_title() },
  ];
  return (
    <nav aria-label={m.analysis_contents()} className="print:hidden">
      <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
        {parts.map(({ id, label, found }) => (
          <li key={id}>
            <Link to={`#${id}`} replace className="text-link">
              {label}
            </Link>
            {found && <span className="ms-1 text-muted tabular-nums">{formatNumber(found.length)}</span>}
          </li>
        ))}
      </ul>
    </nav>
  );
}

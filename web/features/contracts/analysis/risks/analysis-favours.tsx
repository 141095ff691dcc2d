import { m } from '#src/i18n/paraglide/messages.js';
import { AnalysisSection } from '../analysis-section';
import type { Sections } from '../analysis-sections';
import { AnalysisText } from '../analysis-text';
import { EvidenceQuotes } from '../evidence/evidence-quotes';
import { FoldRow } from '../fold-row';

/** What is a risk of the other side alone. */
export function AnalysisFavours({ favours }: { favours: NonNullable<Sections['favours']> }) {
  return (
    <AnalysisSection id="favours" title={m.analysis_favours_title()} lead={m.analysis_favours_lead()}>
      <ul className="divide-y divide-rule border-t border-rule">
        {favours.map(({ title, description, evidence, clauseType }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what favours the reader never changes its order
          <li key={index}>
            <FoldRow
              summary={
                <AnalysisText as="h3" className="py-1 font-semibold">
                  {title}
                </AnalysisText>
              }
            >
              <div className="grid gap-3 pb-4">
                <AnalysisText className="max-w-prose">{description}</AnalysisText>
                <EvidenceQuotes clauseType={clauseType} evidence={evidence} about={`${title} ${description}`} />
              </div>
            </FoldRow>
          </li>
        ))}
      </ul>
    </AnalysisSection>
  );
}

import { m } from '#src/i18n/paraglide/messages.js';
import { AnalysisSection } from '../analysis-section';
import type { Sections } from '../analysis-sections';
import { AnalysisText } from '../analysis-text';
import { AnalysisUnavailable } from '../analysis-unavailable';
import { FoldRow } from '../fold-row';
import { ToCome } from '../to-come';
import { AnalysisWording } from './analysis-wording';

export function AnalysisMissing({ missingClauses, partial }: Pick<Sections, 'missingClauses' | 'partial'>) {
  const some = missingClauses !== null && missingClauses.length > 0;
  return (
    <AnalysisSection
      id="missing"
      title={m.analysis_missing_title()}
      lead={some ? m.analysis_missing_lead() : undefined}
    >
      {missingClauses === null && <AnalysisUnavailable text={m.analysis_missing_unavailable()} />}
      {missingClauses?.length === 0 &&
        (partial ? <ToCome rows={2} /> : <p className="text-muted">{m.analysis_missing_none()}</p>)}
      {some && (
        <ul className="divide-y divide-rule border-t border-rule">
          {missingClauses.map(({ clauseType, title, why, suggestedWording }) => (
            <li key={clauseType}>
              <FoldRow
                summary={
                  <>
                    <AnalysisText as="h3" className="font-semibold">
                      {title}
                    </AnalysisText>
                    <AnalysisText
                      as="span"
                      className="fold-row-closed line-clamp-1 text-sm text-muted print:line-clamp-none"
                    >
                      {why}
                    </AnalysisText>
                  </>
                }
              >
                <div className="grid gap-3 pb-4">
                  <AnalysisText className="max-w-prose">{why}</AnalysisText>
                  {suggestedWording && <AnalysisWording wording={suggestedWording} clauseType={clauseType} />}
                </div>
              </FoldRow>
            </li>
          ))}
        </ul>
      )}
    </AnalysisSection>
  );
}

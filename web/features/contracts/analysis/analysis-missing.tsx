import { m } from '#src/i18n/paraglide/messages.js';
import { AnalysisSection } from './analysis-section';
import type { Sections } from './analysis-sections';
import { AnalysisText } from './analysis-text';
import { AnalysisUnavailable } from './analysis-unavailable';
import { AnalysisWording } from './analysis-wording';

export function AnalysisMissing({ missingClauses }: { missingClauses: Sections['missingClauses'] }) {
  const some = missingClauses !== null && missingClauses.length > 0;
  return (
    <AnalysisSection id="missing" title={m.analysis_missing_title()} {...(some && { lead: m.analysis_missing_lead() })}>
      {missingClauses === null && <AnalysisUnavailable text={m.analysis_missing_unavailable()} />}
      {missingClauses?.length === 0 && <p className="text-muted">{m.analysis_missing_none()}</p>}
      {some && (
        <div className="divide-y divide-rule border-t border-rule">
          {missingClauses.map(({ clauseType, title, why, suggestedWording }) => (
            <article key={clauseType} className="grid gap-3 py-5">
              <AnalysisText as="h3" className="font-serif text-lg leading-snug font-semibold">
                {title}
              </AnalysisText>
              <AnalysisText className="max-w-prose">{why}</AnalysisText>
              {suggestedWording && <AnalysisWording wording={suggestedWording} />}
            </article>
          ))}
        </div>
      )}
    </AnalysisSection>
  );
}

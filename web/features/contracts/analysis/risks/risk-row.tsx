import { firstSentence, type ListedRisk } from '#src/features/contracts/listed-risks.rules.ts';
import { AnalysisText } from '../analysis-text';
import { ClauseLabel } from '../evidence/clause-label';
import { FoldRow } from '../fold-row';
import { gradeLooks } from './analysis-grade';
import { RiskDetails } from './risk-details';
import { SharedTitleWords } from './shared-title-words';

/** A risk in a line or two, which opens to all there is about it. */
export function RiskRow({ listed }: { listed: ListedRisk }) {
  const { risk, level, anchor, words } = listed;
  const { icon: Icon, title, ink } = gradeLooks[level];
  return (
    <li>
      <FoldRow
        id={anchor}
        summary={
          <>
            <h4 className="flex items-baseline gap-2 font-semibold">
              <Icon aria-hidden className={`size-4 shrink-0 translate-y-0.5 ${ink}`} />
              <span className="sr-only">{title()}: </span>
              <AnalysisText as="span" className="grow">
                {risk.title}
              </AnalysisText>
              <ClauseLabel evidence={risk.evidence} />
            </h4>
            {words ? (
              <SharedTitleWords words={words} className="fold-row-closed ms-6 line-clamp-1" />
            ) : (
              <AnalysisText as="span" className="fold-row-closed ms-6 line-clamp-1 text-sm text-muted">
                {firstSentence(risk.description)}
              </AnalysisText>
            )}
          </>
        }
      >
        <div className="ms-6">
          <RiskDetails listed={listed} />
        </div>
      </FoldRow>
    </li>
  );
}

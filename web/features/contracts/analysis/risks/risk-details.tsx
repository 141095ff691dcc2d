import { use } from 'react';
import type { ListedRisk } from '#src/features/contracts/listed-risks.rules.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { ReadingContext } from '#web/features/contracts/reader/evidence-place.ts';
import { AnalysisText } from '../analysis-text';
import { EvidenceQuotes } from '../evidence/evidence-quotes';
import { AnalysisWording } from './analysis-wording';
import { RiskDoubt } from './risk-doubt';

/** What a risk is, the words it rests on, and what to do about them. */
export function RiskDetails({ listed: { risk, level, ask } }: { listed: ListedRisk }) {
  const { language } = use(ReadingContext);
  return (
    <div className="grid gap-3 pb-5">
      <AnalysisText className="max-w-prose">{risk.description}</AnalysisText>
      {risk.hurts && (
        <p className="text-sm text-muted">
          {m.analysis_hurts()} <span aria-hidden>·</span> <bdi lang={language ?? undefined}>{risk.hurts}</bdi>
        </p>
      )}
      <EvidenceQuotes
        clauseType={risk.clauseType}
        evidence={risk.evidence}
        tone={level}
        about={`${risk.title} ${risk.description} ${ask ?? ''}`}
      />
      {ask && (
        <div>
          <p className="text-sm font-semibold">{m.analysis_ask_title()}</p>
          <AnalysisText className="max-w-prose">{ask}</AnalysisText>
        </div>
      )}
      {risk.delete && <p className="font-semibold">{m.analysis_delete_words()}</p>}
      {risk.suggestedWording && <AnalysisWording wording={risk.suggestedWording} clauseType={risk.clauseType} />}
      {risk.doubt && <RiskDoubt doubt={risk.doubt} />}
    </div>
  );
}

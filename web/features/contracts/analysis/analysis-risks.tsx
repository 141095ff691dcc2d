import type { Risk, RiskLevel } from '#src/features/contracts/analysis.schema.ts';
import { riskLevels } from '#src/features/contracts/analysis-shape.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber } from '#web/lib/format.ts';
import { gradeLooks } from './analysis-grade';
import { AnalysisSection } from './analysis-section';
import type { Sections } from './analysis-sections';
import { AnalysisText } from './analysis-text';
import { AnalysisUnavailable } from './analysis-unavailable';
import { AnalysisWording } from './analysis-wording';
import { EvidenceQuotes } from './evidence-quotes';

export function AnalysisRisks({ riskAssessment }: { riskAssessment: Sections['riskAssessment'] }) {
  return (
    <AnalysisSection id="risks" title={m.analysis_risks_title()}>
      {riskAssessment === null ? (
        <AnalysisUnavailable text={m.analysis_risks_unavailable()} />
      ) : (
        <div className="grid gap-10">
          {riskLevels.map((level) => (
            <GradeGroup key={level} level={level} risks={riskAssessment[level]} />
          ))}
        </div>
      )}
    </AnalysisSection>
  );
}

function GradeGroup({ level, risks }: { level: RiskLevel; risks: readonly Risk[] }) {
  const { icon: Icon, title, hint, ink, edge } = gradeLooks[level];
  return (
    <section aria-labelledby={`risks-${level}`} className={`border-s-4 ps-4 sm:ps-6 ${edge}`}>
      <h3 id={`risks-${level}`} className={`flex items-center gap-2 text-lg font-semibold ${ink}`}>
        <Icon aria-hidden className="size-5 shrink-0" />
        {title()}
        <span className="font-normal text-muted tabular-nums">({formatNumber(risks.length)})</span>
      </h3>
      <p className="text-sm text-muted">{risks.length > 0 ? hint() : m.analysis_grade_none()}</p>
      <div className="divide-y divide-rule">
        {risks.map((risk, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the risks of an analysis never change their order
          <RiskItem key={index} risk={risk} level={level} />
        ))}
      </div>
    </section>
  );
}

function RiskItem({ risk, level }: { risk: Risk; level: RiskLevel }) {
  return (
    <article className="grid gap-3 py-5">
      <AnalysisText as="h4" className="font-serif text-lg leading-snug font-semibold">
        {risk.title}
      </AnalysisText>
      <AnalysisText className="max-w-prose">{risk.description}</AnalysisText>
      <EvidenceQuotes evidence={risk.evidence} tone={level} />
      {risk.suggestedWording && <AnalysisWording wording={risk.suggestedWording} />}
    </article>
  );
}

import type { RiskLevel } from '#src/features/contracts/analysis.schema.ts';
import { riskLevels } from '#src/features/contracts/analysis-shape.schema.ts';
import { type ListedRisk, listRisks } from '#src/features/contracts/listed-risks.rules.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber } from '#web/lib/format.ts';
import { AnalysisSection } from '../analysis-section';
import type { Sections } from '../analysis-sections';
import { AnalysisUnavailable } from '../analysis-unavailable';
import { FoldRow } from '../fold-row';
import { ToCome } from '../to-come';
import { gradeLooks } from './analysis-grade';
import { RiskRow } from './risk-row';

export function AnalysisRisks({ sections }: { sections: Sections }) {
  const listed = listRisks(sections);
  return (
    <AnalysisSection id="risks" title={m.analysis_risks_title()}>
      {sections.riskAssessment === null ? (
        <AnalysisUnavailable text={m.analysis_risks_unavailable()} />
      ) : sections.partial && listed.length === 0 ? (
        <ToCome rows={5} />
      ) : (
        <div className="grid gap-4">
          {riskLevels.map((level) => (
            <GradeGroup
              key={level}
              level={level}
              risks={listed.filter((one) => one.level === level)}
              partial={sections.partial === true}
            />
          ))}
        </div>
      )}
    </AnalysisSection>
  );
}

/** The risks of a grade; low ones are folded away, and a grade without any is a line. */
function GradeGroup({ risks, ...grade }: { level: RiskLevel; risks: readonly ListedRisk[]; partial: boolean }) {
  const { level } = grade;
  const heading = <GradeHeading {...grade} count={risks.length} />;
  const rows = (
    <ul id={`risks-${level}-list`} className="divide-y divide-rule border-t border-rule">
      {risks.map((listed) => (
        <RiskRow key={listed.anchor} listed={listed} />
      ))}
    </ul>
  );
  return (
    <section aria-labelledby={`risks-${level}`} className={`border-s-4 ps-4 ${gradeLooks[level].edge}`}>
      {risks.length === 0 ? (
        heading
      ) : level === 'low' ? (
        <FoldRow summary={heading}>{rows}</FoldRow>
      ) : (
        <>
          <div className="pb-2">{heading}</div>
          {rows}
        </>
      )}
    </section>
  );
}

function GradeHeading({ level, count, partial }: { level: RiskLevel; count: number; partial: boolean }) {
  const { icon: Icon, title, hint, ink } = gradeLooks[level];
  return (
    <h3 className="flex flex-wrap items-baseline gap-x-2">
      <span id={`risks-${level}`} className={`flex items-center gap-2 font-semibold ${ink}`}>
        <Icon aria-hidden className="size-4.5 shrink-0" />
        {title()}
        {(count > 0 || !partial) && (
          <span className="font-normal text-muted tabular-nums">({formatNumber(count)})</span>
        )}
      </span>
      <span className={`font-normal text-muted ${count > 0 ? 'text-sm' : 'text-xs'}`}>
        {count > 0 ? hint() : partial ? m.analysis_to_come() : m.analysis_grade_none()}
      </span>
    </h3>
  );
}

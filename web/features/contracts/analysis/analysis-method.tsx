import type { Engine } from '#src/features/contracts/analysis.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber } from '#web/lib/format.ts';
import { Alert } from '#web/ui/alert.tsx';
import { AnalysisSection } from './analysis-section';
import { allEvidence, countMatches, type Sections } from './analysis-sections';
import { ClauseTypesLookedFor } from './clause-types-looked-for';
import { FoldRow } from './fold-row';

/** Who made the analysis, from how much of the document, looking for what; and what it is not. */
export function AnalysisMethod({ sections }: { sections: Sections }) {
  const { coverage, engine } = sections;
  const counts = countMatches(allEvidence(sections));
  return (
    <AnalysisSection id="method" title={m.analysis_method_title()}>
      <div className="grid gap-2 text-sm">
        <p className="max-w-prose">{madeBy(engine)}</p>
        {coverage && coverage.pagesRead < coverage.pagesTotal && (
          <Alert tone="danger">{m.analysis_coverage_partial()}</Alert>
        )}
        <div className="print:hidden">
          <FoldRow summary={<h3 className="font-semibold">{m.analysis_method_details()}</h3>}>
            <div className="grid gap-2 pb-3">
              <p className="max-w-prose">
                {m.analysis_method_quotes({
                  exact: formatNumber(counts.exact),
                  close: formatNumber(counts.close),
                  none: formatNumber(counts.none),
                })}
              </p>
              <AnalysisCoverage coverage={coverage} />
              {coverage && <ClauseTypesLookedFor clauseTypes={coverage.clauseTypes} />}
              <p className="max-w-prose">{m.analysis_not_looked_for()}</p>
            </div>
          </FoldRow>
        </div>
        <p className="max-w-prose text-muted">
          <strong className="font-semibold text-base-content">{m.analysis_legal_title()}.</strong>{' '}
          {m.analysis_legal_text()}
        </p>
      </div>
    </AnalysisSection>
  );
}

function madeBy(engine: Engine | null) {
  if (!engine) return m.analysis_method_unavailable();
  if (engine.name === 'built-in') return m.analysis_method_built_in();
  return engine.model ? m.analysis_method_model({ model: engine.model }) : m.analysis_method_model_unnamed();
}

function AnalysisCoverage({ coverage }: Pick<Sections, 'coverage'>) {
  if (!coverage) return <p>{m.analysis_coverage_unavailable()}</p>;
  const { pagesRead, pagesTotal, charactersRead } = coverage;
  return (
    <p className="max-w-prose tabular-nums">
      {m.analysis_coverage({
        read: formatNumber(pagesRead),
        total: formatNumber(pagesTotal),
        characters: formatNumber(charactersRead),
      })}
    </p>
  );
}

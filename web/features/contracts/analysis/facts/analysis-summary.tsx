import { m } from '#src/i18n/paraglide/messages.js';
import { AnalysisSection } from '../analysis-section';
import type { Sections } from '../analysis-sections';
import { AnalysisUnavailable } from '../analysis-unavailable';
import { ToCome } from '../to-come';
import { AnalysisFacts } from './analysis-facts';
import { SummaryText } from './summary-text';

export function AnalysisSummary({ sections }: { sections: Sections }) {
  const { summary, partial } = sections;
  return (
    <AnalysisSection id="summary" title={m.contract_summary()}>
      <div className="mb-2 grid">
        {summary === null && <AnalysisUnavailable text={m.analysis_summary_unavailable()} />}
        {summary === '' && partial && <ToCome rows={4} />}
        {summary !== null && <SummaryText summary={summary} />}
      </div>
      <AnalysisFacts sections={sections} />
    </AnalysisSection>
  );
}

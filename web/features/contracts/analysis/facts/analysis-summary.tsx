import { m } from '#src/i18n/paraglide/messages.js';
import { AnalysisSection } from '../analysis-section';
import type { Sections } from '../analysis-sections';
import { AnalysisText } from '../analysis-text';
import { AnalysisUnavailable } from '../analysis-unavailable';
import { ToCome } from '../to-come';
import { AnalysisFacts } from './analysis-facts';

export function AnalysisSummary({ sections }: { sections: Sections }) {
  const paragraphs = sections.summary?.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <AnalysisSection id="summary" title={m.contract_summary()}>
      <div className="mb-3 grid gap-2">
        {paragraphs === undefined && <AnalysisUnavailable text={m.analysis_summary_unavailable()} />}
        {paragraphs?.length === 0 && sections.partial && <ToCome rows={4} />}
        {paragraphs?.map((paragraph) => (
          <AnalysisText key={paragraph}>{paragraph}</AnalysisText>
        ))}
      </div>
      <AnalysisFacts sections={sections} />
    </AnalysisSection>
  );
}

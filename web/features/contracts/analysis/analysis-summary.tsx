import { m } from '#src/i18n/paraglide/messages.js';
import { AnalysisFacts } from './analysis-facts';
import type { Sections } from './analysis-sections';
import { AnalysisText } from './analysis-text';
import { AnalysisUnavailable } from './analysis-unavailable';

export function AnalysisSummary({ sections }: { sections: Sections }) {
  const paragraphs = sections.summary?.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <section id="summary" aria-labelledby="summary-title" className="scroll-mt-6">
      <h2 id="summary-title" className="font-serif text-heading font-semibold">
        {m.contract_summary()}
      </h2>
      <div className="mt-3 grid gap-3">
        {paragraphs === undefined && <AnalysisUnavailable text={m.analysis_summary_unavailable()} />}
        {paragraphs?.map((paragraph) => (
          <AnalysisText key={paragraph} className="font-serif text-lead">
            {paragraph}
          </AnalysisText>
        ))}
      </div>
      <AnalysisFacts sections={sections} />
    </section>
  );
}

import type { KeyTerm } from '#src/features/contracts/analysis.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { AnalysisGrade } from './analysis-grade';
import { groupByCategory } from './analysis-grouping';
import { AnalysisSection } from './analysis-section';
import type { Sections } from './analysis-sections';
import { AnalysisText } from './analysis-text';
import { AnalysisUnavailable } from './analysis-unavailable';
import { EvidenceQuotes } from './evidence-quotes';

export function AnalysisKeyTerms({ keyTerms }: { keyTerms: Sections['keyTerms'] }) {
  return (
    <AnalysisSection id="key-terms" title={m.analysis_key_terms_title()}>
      {keyTerms === null && <AnalysisUnavailable text={m.analysis_key_terms_unavailable()} />}
      {keyTerms?.length === 0 && <p className="text-muted">{m.analysis_key_terms_none()}</p>}
      <div className="grid gap-9">
        {groupByCategory(keyTerms ?? []).map(({ category, terms }) => (
          <section key={category}>
            <AnalysisText as="h3" className="text-sm font-semibold text-muted">
              {category}
            </AnalysisText>
            <div className="mt-1 divide-y divide-rule border-t border-rule">
              {terms.map((term, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the terms of an analysis never change their order
                <TermItem key={index} term={term} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </AnalysisSection>
  );
}

function TermItem({ term }: { term: KeyTerm }) {
  return (
    <article className="grid gap-2.5 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <AnalysisText as="h4" className="font-serif text-lg leading-snug font-semibold">
          {term.title}
        </AnalysisText>
        <AnalysisGrade level={term.riskLevel} />
      </div>
      <AnalysisText className="max-w-prose">{term.description}</AnalysisText>
      <EvidenceQuotes evidence={term.evidence} />
    </article>
  );
}

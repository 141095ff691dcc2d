import { m } from '#src/i18n/paraglide/messages.js';
import { groupByCategory } from '../analysis-grouping';
import { AnalysisSection } from '../analysis-section';
import type { Sections } from '../analysis-sections';
import { AnalysisText } from '../analysis-text';
import { AnalysisUnavailable } from '../analysis-unavailable';
import { WordsLink } from '../evidence/words-link';
import { NotInText } from '../not-in-text';
import { ToCome } from '../to-come';
import { useFold } from '../use-fold';
import { beyondHead } from './beyond-head';
import { Fact, FactTable } from './fact-table';

/** Facts of the contract, each the way to its words. They carry no grade: a fact is no risk. */
export function AnalysisKeyTerms({ sections }: { sections: Sections }) {
  const { partial } = sections;
  const keyTerms = sections.keyTerms && beyondHead(sections.keyTerms, sections);
  const { foldedAt, more } = useFold(keyTerms?.length ?? 0, 5);
  const inOrder = groupByCategory(keyTerms ?? []).flatMap(({ category, terms }) =>
    terms.map((term, index) => ({ ...term, heading: index === 0 ? category : null })),
  );
  // All of them are told above.
  if (keyTerms?.length === 0 && sections.keyTerms?.length) return null;
  return (
    <AnalysisSection id="key-terms" title={m.analysis_key_terms_title()}>
      {keyTerms === null && <AnalysisUnavailable text={m.analysis_key_terms_unavailable()} />}
      {keyTerms?.length === 0 &&
        (partial ? <ToCome rows={6} /> : <p className="text-muted">{m.analysis_key_terms_none()}</p>)}
      {inOrder.length > 0 && (
        <FactTable>
          {inOrder.map(({ heading, ...term }, index) => (
            <Fact
              // biome-ignore lint/suspicious/noArrayIndexKey: the terms of an analysis never change their order
              key={index}
              term={<AnalysisText as="span">{term.title}</AnalysisText>}
              note={heading && <AnalysisText as="span">{heading}</AnalysisText>}
              className={foldedAt(index)}
            >
              <WordsLink evidence={term.evidence}>
                <AnalysisText as="span">{term.description}</AnalysisText>
              </WordsLink>
              <NotInText fact={term} />
            </Fact>
          ))}
        </FactTable>
      )}
      {more}
    </AnalysisSection>
  );
}

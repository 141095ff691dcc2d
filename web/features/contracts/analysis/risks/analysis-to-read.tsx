import { m } from '#src/i18n/paraglide/messages.js';
import { AnalysisSection } from '../analysis-section';
import type { Sections } from '../analysis-sections';
import { AnalysisText } from '../analysis-text';
import { AnalysisUnavailable } from '../analysis-unavailable';
import { EvidenceQuotes } from '../evidence/evidence-quotes';
import { anchorToRead } from '../finding-places';
import { ToCome } from '../to-come';
import { useFold } from '../use-fold';

/** Passages of which nothing is claimed; where there are none, that the rest was not assessed. */
export function AnalysisToRead({ readClosely, partial }: Pick<Sections, 'readClosely' | 'partial'>) {
  const { foldedAt, more } = useFold(readClosely?.length ?? 0, 3, anchorToRead);
  const some = readClosely !== null && readClosely.length > 0;
  return (
    <AnalysisSection
      id="read-yourself"
      title={m.analysis_read_title()}
      lead={some ? m.analysis_read_lead() : undefined}
    >
      {readClosely === null && <AnalysisUnavailable text={m.analysis_section_unavailable()} />}
      {readClosely?.length === 0 && (partial ? <ToCome rows={4} /> : <p>{m.analysis_read_none()}</p>)}
      <ul className="grid gap-2">
        {readClosely?.map(({ topic, evidence }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the passages of an analysis never change their order
            key={index}
            id={anchorToRead(index)}
            className={`grid gap-x-5 sm:grid-cols-[10rem_minmax(0,1fr)] ${foldedAt(index)}`}
          >
            <AnalysisText as="h3" className="font-semibold">
              {topic}
            </AnalysisText>
            <EvidenceQuotes evidence={evidence} compact about={topic} />
          </li>
        ))}
      </ul>
      {more}
    </AnalysisSection>
  );
}

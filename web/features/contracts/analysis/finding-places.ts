import { BookOpenText } from 'lucide-react';
import type { Evidence } from '#src/features/contracts/analysis.schema.ts';
import { listRisks } from '#src/features/contracts/listed-risks.rules.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import type { MarkTone } from '#web/ui/mark.tsx';
import { type Place, stretchOf } from '../reader/evidence-place';
import type { MarginFinding } from '../reader/margin-finding';
import type { Sections } from './analysis-sections';
import { gradeLooks } from './risks/analysis-grade';

/** Where the words of the risks stand, in the order of the text, each with the row of its risk to come back to. */
export function findingPlaces(sections: Sections, textLength: number): MarginFinding[] {
  return listRisks(sections)
    .flatMap(({ risk, level, anchor }) => {
      const { title, icon, ink } = gradeLooks[level];
      const looks = { name: `${title()}: ${risk.title}`, icon, ink };
      return placesOf(risk.evidence, { quoteId: anchor, tone: level, textLength }).map((place) => ({
        ...place,
        ...looks,
      }));
    })
    .sort(byPlace);
}

/** The passages to be read by the reader, each with its own row. */
export const placesToRead = ({ readClosely }: Sections, textLength: number): MarginFinding[] =>
  (readClosely ?? []).flatMap(({ topic, evidence }, index) => {
    const looks = { name: `${m.analysis_read_title()}: ${topic}`, icon: BookOpenText, ink: 'text-info' };
    return placesOf(evidence, { quoteId: anchorToRead(index), tone: 'plain', textLength }).map((place) => ({
      ...place,
      ...looks,
    }));
  });

/** Of the row of a passage to be read. */
export const anchorToRead = (index: number) => `read-${index + 1}`;

type Row = { quoteId: string; tone: MarkTone; textLength: number };

function placesOf(evidence: readonly Evidence[], { textLength, ...row }: Row): Place[] {
  return evidence.flatMap((one) => {
    const stretch = stretchOf(one, textLength);
    if (!stretch || one.match === 'none') return [];
    return [{ ...stretch, ...row, match: one.match, fromImage: one.fromImage ?? false }];
  });
}

const byPlace = (one: Place, other: Place) => one.start - other.start || one.end - other.end;

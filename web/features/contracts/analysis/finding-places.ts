import { type Place, stretchOf } from '../reader/evidence-place';
import type { Sections } from './analysis-sections';
import { listRisks } from './risks/listed-risks';

/** Where the words of the risks stand, in the order of the text, each with the row of its risk to come back to. */
export function findingPlaces(sections: Sections, textLength: number): Place[] {
  return listRisks(sections)
    .flatMap(({ risk, level, anchor }) =>
      risk.evidence.flatMap((one): Place[] => {
        const stretch = stretchOf(one, textLength);
        if (!stretch || one.match === 'none') return [];
        return [{ ...stretch, quoteId: anchor, match: one.match, tone: level, fromImage: one.fromImage ?? false }];
      }),
    )
    .sort((one, other) => one.start - other.start || one.end - other.end);
}

import type { AssessedRisk } from '../write/risks';
import { type FoundHarms, surelyGrave } from './find-harms';

/** How likely the words of a risk must harm the reader, so that it is more than worth knowing. */
const harmful = 0.75;

/**
 * The plays' risks, at most as grave as the learned reader takes their words to be, since a play may have misread them. A
 * grave one of harmless words is doubted, unless a figure proves it or the contract is one between firms: those the
 * learned reader does not know.
 */
export function withoutHarmless(
  risks: readonly AssessedRisk[],
  { gravity }: FoundHarms,
  isBetweenFirms: boolean,
): AssessedRisk[] {
  return risks.map((one) => {
    const gravest = one.passages.reduce((most, { sentence }) => Math.max(most, gravity.get(sentence) ?? 0), 0);
    const { level, isMeasured } = one.assessment;
    if (level === 'low' || (gravest >= harmful && (level === 'medium' || gravest >= surelyGrave))) return one;
    if (gravest >= harmful) return { ...one, assessment: { ...one.assessment, level: 'medium' } };
    return { ...one, assessment: { ...one.assessment, level: 'low' }, isDoubted: !isMeasured && !isBetweenFirms };
  });
}

import type { AssessedRisk } from '../write/risks';
import { type FoundHarms, surelyGrave } from './find-harms';

/** How likely the words of a risk must harm the reader, so that it is more than worth knowing. */
const harmful = 0.5;

/** The plays' risks, at most as grave as the learned reader takes their words to be: a play may have misread them. */
export function withoutHarmless(risks: readonly AssessedRisk[], { gravity }: FoundHarms): AssessedRisk[] {
  return risks.map((one) => {
    const gravest = one.passages.reduce((most, { sentence }) => Math.max(most, gravity.get(sentence) ?? 0), 0);
    const { level } = one.assessment;
    if (level === 'low' || (gravest >= harmful && (level === 'medium' || gravest >= surelyGrave))) return one;
    return { ...one, assessment: { ...one.assessment, level: gravest >= harmful ? 'medium' : 'low' } };
  });
}

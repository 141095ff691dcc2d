import type { RankedPassage } from '../learned/rank-passages';
import type { Sentence } from '../text/contract-text';
import type { AssessedRisk } from '../write/risks';

/** What the learned reader must say of the words of a risk, so that it is more than worth knowing. */
const harmful = 0;

/** The plays' risks, low where no words of theirs look harmful to the learned reader: a play may have misread them. */
export function withoutHarmless(risks: readonly AssessedRisk[], ranked: readonly RankedPassage[]): AssessedRisk[] {
  const harmfulSentences = new Set<Sentence>();
  for (const { sentence, score } of ranked) if (score >= harmful) harmfulSentences.add(sentence);
  return risks.map((one) => {
    const isHarmful = one.passages.some(({ sentence }) => harmfulSentences.has(sentence));
    return isHarmful ? one : { ...one, assessment: { ...one.assessment, level: 'low' } };
  });
}

import { type Classed, type ClassModel, classOf } from '../learned/class-model';
import { PassageFeatures } from '../learned/passage-features';
import type { RankedPassage } from '../learned/rank-passages';
import type { Subject } from '../parties/find-subject';
import { createSides } from '../parties/sides';
import { isDenied, isElsewhere } from '../read/denied';
import { atOnce, readInSteps, type Steps } from '../steps';
import { type ContractText, type Sentence, wordsWithLead } from '../text/contract-text';
import { type HarmType, harms } from './harm-types';
import { createSayings } from './sayings';

/** What a sentence says, as far as that was learned: a kind of harm, one that is of no kind, or none. */
export type HarmClass = HarmType | 'other' | 'none';

/** A sentence that may harm its reader, and what is known of it before it is judged. */
export interface Suspect {
  sentence: Sentence;
  /** What the learned reader says of its most harmful passage. */
  score: number;
  /** How many sentences of the contract the learned reader finds more harmful. */
  rank: number;
  learned: Classed<HarmClass>;
  /** The kinds that sayings name, the first to be believed first. */
  said: readonly HarmType[];
  /** Words stand there that turn any saying. */
  isTurned: boolean;
  /** It says the same of both sides. */
  isMutual: boolean;
  /** The kinds that it may be of. */
  kinds: readonly HarmType[];
  /** The concepts it speaks of, each as often as it does. */
  concepts: readonly number[];
  /** Who acts in it. */
  subject: Subject | null;
}

/** Of a sentence that the learned reader finds less harmful than this nothing is asked. */
const lowestScore = -1.5;
/** So many of the likeliest kinds are asked about, beside those that sayings name. */
const likeliest = 2;

export const isKind = (label: HarmClass): label is HarmType => label !== 'none' && label !== 'other';

/** The sentences that may harm the reader, in the order of the text. `ranked`: its passages as the learned reader ranks them. */
export const findSuspects = (...input: Parameters<typeof suspectsInSteps>): Suspect[] =>
  atOnce(suspectsInSteps(...input));

export function suspectsInSteps(
  contract: ContractText,
  ranked: readonly RankedPassage[],
  harmType: ClassModel<HarmClass>,
): Steps<Suspect[]> {
  const scores = new Map<Sentence, number>();
  for (const { sentence, score } of ranked) scores.set(sentence, Math.max(score, scores.get(sentence) ?? -Infinity));
  const ranks = new Map(
    [...scores].sort((one, other) => other[1] - one[1]).map(([sentence], rank) => [sentence, rank]),
  );
  const { language } = contract;
  const features = new PassageFeatures([], language);
  const sayings = createSayings(contract);
  const sides = createSides(contract);
  const read = ([sentence, score]: [Sentence, number]): Suspect[] => {
    const said = sayings.find(sentence, score >= lowestScore);
    if (score < lowestScore && said.length === 0) return [];
    const learned = classOf(harmType, (sink) => features.readSentenceTo(sentence, sink));
    const likely = learned.labels.filter(isKind).slice(0, likeliest);
    const subject = sides.subjectOf({ words: wordsWithLead(sentence) });
    const concepts = features.conceptsOf(sentence);
    const kinds = [...new Set([...said, ...likely])];
    const [first] = kinds;
    const isTurned =
      sayings.isTurned(sentence) ||
      isElsewhere(sentence.words, language) ||
      (first !== undefined && isDenied(harms[first].clauseType, wordsWithLead(sentence), language));
    const isMutual = subject?.side === 'both' || sayings.isMutual(sentence);
    const rank = ranks.get(sentence) ?? 0;
    return [{ sentence, score, rank, learned, said, isTurned, isMutual, kinds, concepts, subject }];
  };
  return readInSteps(scores, ([{ words }]) => words.length, read);
}

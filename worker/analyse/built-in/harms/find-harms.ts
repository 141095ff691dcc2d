import { type Classed, type ClassModel, classOf } from '../learned/class-model';
import { PassageFeatures } from '../learned/passage-features';
import type { RankedPassage } from '../learned/rank-passages';
import { createSides } from '../parties/sides';
import { type ContractText, type Sentence, wordsWithLead } from '../text/contract-text';
import { bearingOf } from './harm-bearing';
import type { HarmType } from './harm-types';
import { createSayings } from './sayings';

/** A sentence that does the reader a harm of a known kind. */
export interface FoundHarm {
  harm: HarmType;
  sentence: Sentence;
  /** The sentence looks harmful, and its kind is named by a saying or very likely: else it is told at most as medium. */
  isSure: boolean;
}

/** Kinds that turn on how much, how long or where: words alone do not tell them. */
const needsSaying = new Set<HarmType>([
  'claim-period-short',
  'court-far-away',
  'interest-steep',
  'late-charges',
  'liability-capped',
  'unequal-notice',
]);

/** What a sentence says, as far as that was learned: a kind of harm, or none. */
export type HarmClass = HarmType | 'none';

/** Chosen by the tuning briefs, and with 40 contracts of other hands in view. */
const sureEnough = {
  /**
   * How harmful the learned reader must find a sentence (`score`) so that a kind which a saying names is told, and how
   * likely that kind must be at least: else its words stand there with another meaning.
   */
  said: [
    { score: 0, likelihood: 0.06 },
    { score: -0.5, likelihood: 0.3 },
    { score: -1.5, likelihood: 0.9 },
  ],
  /** What the learned reader must say, where only the learned kinds tell which harm it is. */
  harmfulAlone: 0.5,
  /** How likely a kind must be that no saying names. */
  kind: 0.5,
  /** So harmful a sentence must look, and so likely a kind be that no saying names, to be told as gravely as its kind is. */
  harmful: 0,
  sure: 0.6,
  /** So likely another kind is believed before what a saying names. */
  other: 0.5,
};
const lowestScore = Math.min(...sureEnough.said.map(({ score }) => score));

/**
 * What the contract does to its reader, in the order of its sentences. A kind is told where a saying names it and what was
 * learned does not speak against it, or where what was learned is sure. `ranked`: its passages as the learned reader ranks
 * them.
 */
export function findHarms(
  contract: ContractText,
  ranked: readonly RankedPassage[],
  harmType: ClassModel<HarmClass>,
): FoundHarm[] {
  const scores = new Map<Sentence, number>();
  for (const { sentence, score } of ranked) scores.set(sentence, Math.max(score, scores.get(sentence) ?? -Infinity));
  const features = new PassageFeatures([], contract.language);
  const sayings = createSayings(contract);
  return [...scores].flatMap(([sentence, score]) => {
    const said = sayings.find(sentence, score >= lowestScore);
    if (!said && score < sureEnough.harmfulAlone) return [];
    const learned = classOf(harmType, (sink) => features.readSentenceTo(sentence, sink));
    const alone = score >= sureEnough.harmfulAlone ? likelyKind(learned, sureEnough.kind) : null;
    const harm = chooseKind(said, score, learned) ?? alone;
    if (!harm || (harm !== said && (sayings.isTurned(sentence) || !mayBear(harm, sentence, contract)))) return [];
    const isSure = score >= sureEnough.harmful && (harm === said || learned.likelihood >= sureEnough.sure);
    return [{ harm, sentence, isSure }];
  });
}

/** The kind that a saying names, or the one that is likelier by far; null where neither is to be believed. */
function chooseKind(said: HarmType | null, score: number, learned: Classed<HarmClass>): HarmType | null {
  if (!said) return null;
  const isLikely = (needed: (typeof sureEnough.said)[number]) =>
    score >= needed.score && learned.likelihoodOf(said) >= needed.likelihood;
  if (!sureEnough.said.some(isLikely)) return null;
  const isOther = learned.label !== said && learned.likelihood >= sureEnough.other;
  return isOther ? likelyKind(learned, sureEnough.other) : said;
}

function likelyKind({ label, likelihood }: Classed<HarmClass>, needed: number): HarmType | null {
  if (!label || label === 'none' || needsSaying.has(label)) return null;
  return likelihood >= needed ? label : null;
}

/** Who acts is not the one who would have to be harmed, or to gain, by it. */
function mayBear(harm: HarmType, sentence: Sentence, contract: ContractText): boolean {
  const side = createSides(contract).subjectOf({ words: wordsWithLead(sentence) })?.side;
  return bearingOf(harm) === 'gains' ? side !== 'reader' : side !== 'other';
}

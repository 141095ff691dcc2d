import { type Concept, concepts } from '../learned/concepts/concept';
import { bearingOf } from './harm-bearing';
import { lacksNeeded } from './harm-needs';
import type { HarmType } from './harm-types';
import { type HarmClass, isKind, type Suspect } from './suspects';

const indexOf = (concept: Concept) => concepts.indexOf(concept);
const negations = (['not', 'nothing', 'without', 'need-not', 'may-not'] as const).map(indexOf);
const drafter = indexOf('drafter');
const reader = indexOf('reader');
/** Words that bound what a sentence says, or turn it. */
const bounds = (
  ['both', 'need-not', 'unless', 'only', 'reasonable', 'proof', 'by-law', 'consent', 'free', 'refund'] as const
).map(indexOf);

const lowest = 1e-4;
const mostScore = 4;
const mostMargin = 6;
const mostNegations = 4;
const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** What patterns, what was learned, who acts and what else is said speak for and against a kind of harm; always in this order. */
export function signsOf(harm: HarmType, suspect: Suspect): number[] {
  return [
    1,
    ...ofLearned(harm, suspect),
    ...ofSaid(harm, suspect),
    ...ofActing(harm, suspect),
    ...ofWords(harm, suspect),
  ];
}

function ofLearned(harm: HarmType, { learned, score, rank }: Suspect) {
  const likely = (label: HarmClass) => Math.log(Math.max(lowest, learned.likelihoodOf(label)));
  const next = learned.labels.find((label) => label !== harm && isKind(label));
  return [
    likely(harm),
    next ? between(likely(harm) - likely(next), -mostMargin, mostMargin) : 0,
    likely('none'),
    likely('other'),
    between(score, -mostScore, mostScore),
    Math.log(1 + rank),
  ];
}

function ofSaid(harm: HarmType, { learned, said, isTurned, score }: Suspect) {
  const [first] = isTurned ? [] : said;
  const isFirst = Number(first === harm);
  return [
    isFirst,
    Number(!isFirst && said.includes(harm)),
    Number(first !== undefined && !isFirst),
    Number(said.length === 0),
    Number(isTurned),
    isFirst * between(score, -mostScore, mostScore),
    isFirst * Math.log(Math.max(lowest, learned.likelihoodOf(harm))),
  ];
}

function ofActing(harm: HarmType, { subject }: Suspect) {
  const { side = null, deed = null } = subject ?? {};
  const acting = bearingOf(harm) === 'gains' ? 'other' : 'reader';
  return [
    Number(side === acting),
    Number((side === 'reader' || side === 'other') && side !== acting),
    Number(side === 'both'),
    ...(['reader', 'other'] as const).flatMap((one) => [
      Number(side === one && deed === 'may'),
      Number(side === one && deed !== null && deed !== 'may'),
    ]),
  ];
}

function ofWords(harm: HarmType, { concepts: spoken }: Suspect) {
  const times = (concept: number) => spoken.filter((one) => one === concept).length;
  return [
    Number(lacksNeeded(harm, spoken)),
    Math.min(mostNegations, spoken.filter((one) => negations.includes(one)).length),
    between((times(reader) - times(drafter)) / 3, -1, 1),
    Math.log(1 + spoken.length),
    ...bounds.map((concept) => Number(spoken.includes(concept))),
  ];
}

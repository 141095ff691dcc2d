import { type ContractKind, contractKinds } from '#src/features/contracts/contract-kinds.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { compilePattern } from '../text/compile-pattern';
import type { ContractText } from '../text/contract-text';

/** What a contract is shows early; the rest of a long one is not read for it. */
const longestRead = 20_000;
const titleLength = 220;
const openingLength = 900;
const weight = { title: 6, opening: 2.5, mention: 0.5, word: 1, again: 0.15 };
const mostMentions = 4;
const mostRepeats = 6;

export interface KindScore {
  kind: ContractKind;
  score: number;
  /** Different words of the kind that the text has. */
  words: number;
  inTitle: boolean;
}

/** How much a text sounds like each kind of contract, most of all first. */
export function scoreKinds({ text, language }: ContractText, title: string | null): KindScore[] {
  const read = text.slice(0, longestRead);
  const head = `${title ?? ''}\n${read.slice(0, titleLength)}`;
  const opening = read.slice(0, openingLength);
  return contractKinds
    .map((kind) => {
      const { names, words, needs } = languages[language].kinds.kinds[kind];
      const name = compilePattern(names, language);
      const inTitle = name.test(head);
      const mentions = read.match(compilePattern(names, language, 'g'))?.length ?? 0;
      const isSpoken = !needs || compilePattern(needs, language).test(read);
      const counts = countEach(isSpoken ? (read.match(compilePattern(words, language, 'g')) ?? []) : []);
      const said = [...counts.values()].map((times) => weight.word + weight.again * Math.min(times - 1, mostRepeats));
      return {
        kind,
        inTitle,
        words: counts.size,
        score:
          (inTitle ? weight.title : 0) +
          (name.test(opening) ? weight.opening : 0) +
          weight.mention * Math.min(mentions, mostMentions) +
          said.reduce((sum, each) => sum + each, 0),
      };
    })
    .sort((a, b) => b.score - a.score);
}

function countEach(words: readonly string[]) {
  const counts = new Map<string, number>();
  for (const word of words) {
    const folded = word.toLowerCase();
    counts.set(folded, (counts.get(folded) ?? 0) + 1);
  }
  return counts;
}

/** What is enough to name a kind, with how far ahead of the next it must be: less where the title names it, or much is said. */
const enough = [
  { score: 7, words: 3, lead: 1.2, inTitle: false },
  { score: 6, words: 5, lead: 1.5, inTitle: false },
  { score: 9, words: 2, lead: 1.4, inTitle: true },
  { score: 9, words: 0, lead: 2, inTitle: true },
];
const fewestAmendingWords = 2;

/** Kinds that are narrower forms of another, with much the same words. */
const broader: Partial<Record<ContractKind, ContractKind>> = {
  'fixed-term-employment': 'employment',
  'zero-hours': 'employment',
  lodger: 'room-let',
  'room-let': 'residential-tenancy',
};
const fewestNarrowerWords = 2;
/** Their names stand in titles of many kinds: "lease of a parking space", "supply of solar panels". */
const generic: readonly ContractKind[] = ['residential-tenancy', 'building-works', 'goods-supply', 'employment'];
const fewestSpecificWords = 3;

/** The kind that a text clearly is of; null when it is not clear. */
export function clearKind(scores: readonly KindScore[]): ContractKind | null {
  const amendment = scores.find(({ kind }) => kind === 'amendment');
  if (amendment?.inTitle && amendment.words >= fewestAmendingWords) return 'amendment';
  const [first, second] = withoutGeneric(scores);
  if (!first) return null;
  const isRelated = second && (broader[first.kind] === second.kind || broader[second.kind] === first.kind);
  const rival = isRelated ? scores.find((one) => one !== first && one !== second) : second;
  if (!isClear(first, rival)) return null;
  return withinFamily(first, scores, Boolean(isRelated) && !isClear(first, second));
}

const isClear = (first: KindScore, rival: KindScore | undefined) =>
  enough.some(
    ({ score, words, lead, inTitle }) =>
      first.score >= score &&
      first.words >= words &&
      first.score >= (rival?.score ?? 0) * lead &&
      (first.inTitle || !inTitle),
  );

/** Of two kinds that the title names, one of them in a word for many, the other counts. */
function withoutGeneric(scores: readonly KindScore[]): readonly KindScore[] {
  const [first, second] = scores;
  const specific = [first, second].find((one) => one && !generic.includes(one.kind));
  const isEither = first?.inTitle && second?.inTitle && specific && specific.words >= fewestSpecificWords;
  if (!isEither || (generic.includes(first.kind) && broader[specific.kind] === first.kind)) return scores;
  return scores.filter((one) => (one !== first && one !== second) || one === specific);
}

/** Of a kind and its narrower form, the narrower one where the title names it; the broader is true of both. */
function withinFamily({ kind }: KindScore, scores: readonly KindScore[], isUnclear: boolean): ContractKind {
  const narrower = scores.find((one) => broader[one.kind] === kind && one.inTitle && one.words >= fewestNarrowerWords);
  if (narrower) return narrower.kind;
  const isNamed = scores.some((one) => one.kind === kind && one.inTitle);
  return isUnclear && !isNamed ? (broader[kind] ?? kind) : kind;
}

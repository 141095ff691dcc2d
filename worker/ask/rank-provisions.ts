import type { Terms } from './terms';

/** A text as it is searched: its own words, and those of what stands above it. */
export interface Searched {
  own: Terms;
  above: Terms;
}

export interface Rank {
  score: number;
  /** It has a word of the question, or one for the same subject: the rest alone is too wide to point anywhere. */
  isFound: boolean;
}

type Kind = keyof Terms;
const kinds: readonly Kind[] = ['stems', 'subjects', 'concepts', 'matters'];

const weights: Record<Kind, number> = { stems: 1, subjects: 1.1, concepts: 0.35, matters: 0.25 };
const pointing: readonly Kind[] = ['stems', 'subjects'];
const aboveWeight = 0.6;
/** As in BM25: how soon a word that is said again adds no more, and how much long passages are held back. */
const saturation = 1.2;
const lengthShare = 0.5;
/** A word within another, as in German compounds, counts less. */
const partWeight = 0.6;
const shortestPart = 5;

/** How well each text answers what is asked, by BM25 over each kind of term. */
export function rankTexts(question: Terms, texts: readonly Searched[]): Rank[] {
  const ranks = texts.map((): Rank => ({ score: 0, isFound: false }));
  for (const kind of kinds) {
    const counted = texts.map(({ own, above }) => countTerms(own[kind], above[kind]));
    const lengths = texts.map(({ own, above }) => own[kind].length + aboveWeight * above[kind].length);
    const average = lengths.reduce((sum, one) => sum + one, 0) / texts.length || 1;
    for (const term of new Set(question[kind])) {
      const found = counted.map((counts) => timesIn(counts, term, kind));
      const having = found.filter((times) => times > 0).length;
      const rarity = Math.log(1 + (texts.length - having + 0.5) / (having + 0.5));
      for (const [at, rank] of ranks.entries()) {
        const times = found[at] ?? 0;
        const held = saturation * (1 - lengthShare + (lengthShare * (lengths[at] ?? 0)) / average);
        rank.score += (weights[kind] * rarity * times * (saturation + 1)) / (times + held);
        rank.isFound ||= times > 0 && pointing.includes(kind);
      }
    }
  }
  return ranks;
}

function countTerms(own: readonly string[], above: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of own) counts.set(term, (counts.get(term) ?? 0) + 1);
  for (const term of above) counts.set(term, (counts.get(term) ?? 0) + aboveWeight);
  return counts;
}

function timesIn(counts: ReadonlyMap<string, number>, term: string, kind: Kind): number {
  const whole = counts.get(term) ?? 0;
  if (whole > 0 || kind !== 'stems' || term.length < shortestPart) return whole;
  let times = 0;
  for (const [other, count] of counts) if (other.includes(term)) times += partWeight * count;
  return times;
}

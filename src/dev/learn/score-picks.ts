import { largestShare, mostPassages, pickToRead } from '#worker/analyse/built-in/learned/pick-to-read.ts';
import type { RankedPassage } from '#worker/analyse/built-in/learned/rank-passages.ts';
import { meet, type Span } from './quotes.ts';
import type { ReadContract } from './read-contract.ts';

/** Counts over documents; `share` and `precision` follow from them. */
export interface PickScore {
  documents: number;
  risks: number;
  pointedAt: number;
  picks: number;
  picksOnRisks: number;
}

/** How many of the risks that a lawyer named are among the passages that would be shown. */
export function scorePicks({ length, risks }: ReadContract, ranked: readonly RankedPassage[]): PickScore {
  return score(risks, pickToRead(ranked, { length }));
}

/** What anyone would get by pointing at the longest sentences, within the same limits. */
export function scoreLongest({ length, risks, contract }: ReadContract): PickScore {
  const sentences = contract.sentences
    .filter(({ isHeading }) => !isHeading)
    .map((sentence) => contract.cite(sentence))
    .map(({ quote, start = 0 }) => ({ start, end: start + quote.length }))
    .sort((a, b) => b.end - b.start - (a.end - a.start));
  const picks: Span[] = [];
  let left = length * largestShare;
  for (const span of sentences) {
    const size = span.end - span.start;
    if (size > left || picks.length >= mostPassages) continue;
    picks.push(span);
    left -= size;
  }
  return score(risks, picks);
}

function score(risks: readonly Span[], picks: readonly Span[]): PickScore {
  return {
    documents: 1,
    risks: risks.length,
    pointedAt: risks.filter((risk) => picks.some((pick) => meet(pick, risk))).length,
    picks: picks.length,
    picksOnRisks: picks.filter((pick) => risks.some((risk) => meet(pick, risk))).length,
  };
}

export function addScores(scores: readonly PickScore[]): PickScore {
  const total = (field: keyof PickScore) => scores.reduce((sum, each) => sum + each[field], 0);
  return {
    documents: total('documents'),
    risks: total('risks'),
    pointedAt: total('pointedAt'),
    picks: total('picks'),
    picksOnRisks: total('picksOnRisks'),
  };
}

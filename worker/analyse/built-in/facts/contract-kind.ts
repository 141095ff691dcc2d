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
      const { names, words } = languages[language].kinds.kinds[kind];
      const name = compilePattern(names, language);
      const inTitle = name.test(head);
      const mentions = read.match(compilePattern(names, language, 'g'))?.length ?? 0;
      const counts = countEach(read.match(compilePattern(words, language, 'g')) ?? []);
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

/** Less is too little to name a kind; and the next kind must be well behind. */
const clear = { score: 7, lead: 1.2, words: 3 };
const fewestAmendingWords = 2;

/** The kind that a text clearly is of; null when it is not clear. */
export function clearKind(scores: readonly KindScore[]): ContractKind | null {
  const amendment = scores.find(({ kind }) => kind === 'amendment');
  if (amendment?.inTitle && amendment.words >= fewestAmendingWords) return 'amendment';
  const [first, second] = scores;
  if (!first || first.score < clear.score || first.words < clear.words) return null;
  return first.score >= (second?.score ?? 0) * clear.lead ? first.kind : null;
}

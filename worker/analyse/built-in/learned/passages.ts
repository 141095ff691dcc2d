import type { ContractText, Sentence } from '../text/contract-text';

/** A sentence, or the part of a long one between two pauses. Offsets are into the document's text. */
export interface Passage {
  start: number;
  end: number;
  words: string;
  sentence: Sentence;
  /** How far into the document it stands, 0 to 1. */
  place: number;
}

const shortestSentence = 16;
/** A sentence longer than this is cut at pauses, into parts of at least `shortestPart`: the shorter, the more can be shown. */
const longestWhole = 70;
const shortestPart = 30;
const pause = /[;:,)](?=\s)|(?<=\s)-(?=\s)|\s(?=\()/g;

/** Everything that can be pointed at, in the order of the text: no headings, no crumbs. */
export function cutPassages(contract: ContractText): Passage[] {
  const sentences = contract.sentences.filter(({ isHeading, words }) => !isHeading && words.length >= shortestSentence);
  return sentences.flatMap((sentence) =>
    partsOf(sentence.words).map(([from, to]) => {
      const { quote, start } = contract.cite({ start: sentence.start + from, end: sentence.start + to });
      return {
        start: start ?? 0,
        end: (start ?? 0) + quote.length,
        words: sentence.words.slice(from, to),
        sentence,
        place: sentence.start / contract.text.length,
      };
    }),
  );
}

function partsOf(words: string): [from: number, to: number][] {
  if (words.length <= longestWhole) return [[0, words.length]];
  const parts: [number, number][] = [];
  let from = 0;
  for (const { 0: mark, index } of words.matchAll(pause)) {
    const to = mark === ' ' ? index : index + 1;
    if (to - from < shortestPart || words.length - to < shortestPart) continue;
    parts.push([from, to]);
    from = words[to] === ' ' ? to + 1 : to;
  }
  return [...parts, [from, words.length]];
}

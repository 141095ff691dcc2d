import { characterEnd, type FoldedText, foldText } from '#src/kernel/folding.ts';
import type { Stretch } from './evidence-place';

/** One letter stands nearly everywhere. */
const fewestLetters = 2;

/** Where words stand, one place after the other; null where there is too little to look for. */
export function findWords(text: string, letters: FoldedText, words: string): Stretch[] | null {
  const wanted = foldText(words);
  const { length } = wanted.folded;
  if (length < fewestLetters) return null;
  const apart = gapsOf(words, wanted, { from: 0, length });
  const found: Stretch[] = [];
  for (let at = letters.folded.indexOf(wanted.folded); at >= 0; ) {
    // Folding drops the spaces: "und er" is no place of "under", while "non-compete" is one of "noncompete".
    const fits = [...gapsOf(text, letters, { from: at, length, by: /\s/ })].every((gap) => apart.has(gap));
    if (fits) {
      const [start = 0, last = 0] = [letters.sources[at], letters.sources[at + length - 1]];
      found.push({ start, end: characterEnd(text, last) });
    }
    at = letters.folded.indexOf(wanted.folded, at + (fits ? length : 1));
  }
  return found;
}

/** After how many letters of a stretch there is something between them that folding drops. */
function gapsOf(
  text: string,
  { sources }: FoldedText,
  { from, length, by = /[^\p{L}\p{N}\p{M}]/u }: { from: number; length: number; by?: RegExp },
): Set<number> {
  const gaps = new Set<number>();
  for (let letter = 1; letter < length; letter++) {
    const [before = 0, after = 0] = [sources[from + letter - 1], sources[from + letter]];
    if (after > before + 1 && by.test(text.slice(before + 1, after))) gaps.add(letter);
  }
  return gaps;
}

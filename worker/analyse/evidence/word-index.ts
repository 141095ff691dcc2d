import { foldCharacter } from '#src/kernel/folding.ts';

export interface Word {
  folded: string;
  start: number;
  end: number;
}

// Zero-width characters and soft hyphens do not end a word.
const wordPattern = /[\p{L}\p{N}\p{M}\u00ad\u200b-\u200d\u2060]+/gu;

const foldWord = (word: string) => [...word].map(foldCharacter).join('');

export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const folded = foldWord(word);
    if (folded) words.push({ folded, start: index, end: index + word.length });
  }
  return words;
}

export interface WordIndex {
  words: Word[];
  /** Places of a folded word in `words`, ascending. */
  places: Map<string, number[]>;
}

export function indexWords(text: string): WordIndex {
  const words = wordsOf(text);
  const places = new Map<string, number[]>();
  words.forEach(({ folded }, place) => {
    const known = places.get(folded);
    if (known) known.push(place);
    else places.set(folded, [place]);
  });
  return { words, places };
}

/** Place of the first word that ends after `offset`. */
export function firstWordAfter(words: Word[], offset: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.end ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** A stretch of words, or a blank that the person settles: its place among the wording's blanks. */
export type WordingPiece = { text: string; blank?: number };

export interface WordingParagraph {
  kind: 'clause' | 'item';
  pieces: WordingPiece[];
}

export interface Wording {
  paragraphs: WordingParagraph[];
  /** What each blank suggests. A name that comes up again is one blank, a figure is one of its own each time. */
  blanks: string[];
  /** The places of those that are sums of money: they stand after “£”. */
  sums: ReadonlySet<number>;
}

const item = /^\([a-z]+\) /;

/** A wording of the library taken apart. The marks of its list items are left out: they follow from the order. */
export function readWording(wording: string): Wording {
  const blanks: string[] = [];
  const sums = new Set<number>();
  const placeOf = (suggestion: string) => {
    const named = /\d/.test(suggestion) ? -1 : blanks.indexOf(suggestion);
    return named >= 0 ? named : blanks.push(suggestion) - 1;
  };
  const paragraphs = wording.split(/\n+/).map((line): WordingParagraph => {
    const isItem = item.test(line);
    const pieces = line
      .replace(item, '')
      .split(/(\[[^[\]]+\])/)
      .filter((part) => part !== '')
      .map((part, at, parts): WordingPiece => {
        if (!part.startsWith('[')) return { text: part };
        const text = part.slice(1, -1);
        const blank = placeOf(text);
        if (parts[at - 1]?.endsWith('£')) sums.add(blank);
        return { text, blank };
      });
    return { kind: isItem ? 'item' : 'clause', pieces };
  });
  return { paragraphs, blanks, sums };
}

/** (a), (b) … (z), (aa): as Word counts. */
export const itemMark = (index: number) =>
  `(${String.fromCharCode(97 + (index % 26)).repeat(Math.floor(index / 26) + 1)})`;

/** The place of each paragraph among the list items that follow one another, or null for one that is none. */
export function itemPlaces(paragraphs: readonly Pick<WordingParagraph, 'kind'>[]): (number | null)[] {
  let place = -1;
  return paragraphs.map(({ kind }) => {
    place = kind === 'item' ? place + 1 : -1;
    return kind === 'item' ? place : null;
  });
}

import type { TextLine, TextPage } from '#src/features/contracts/contract-text.schema.ts';
import { directionOfText } from '#web/lib/text-direction.ts';
import type { Stretch } from './evidence-place';

/** A stroke of the highlighter over words that stand side by side, in shares of the page's width and height. */
export type PageMark = { left: number; top: number; width: number; height: number; words: string };

/** `cell`: how many cells of its line are before it. */
type Word = Stretch & { text: string; left: number; right: number; cell: number };

/** Where a quote is printed, page by page. */
export function marksOf(pages: readonly TextPage[], text: string, quote: Stretch): Map<number, PageMark[]> {
  const marked = new Map<number, PageMark[]>();
  for (const { page, width, height, lines } of pages) {
    const marks = lines
      .filter(([start, end]) => start < quote.end && end > quote.start)
      .flatMap((line) => strokesOf(line, text, quote).map((words) => toMark(words, line, { width, height })));
    if (marks.length > 0) marked.set(page, marks);
  }
  return marked;
}

/** A stroke over words that are searched for; `place` is where they stand in the text. */
export type FoundMark = PageMark & { place: Stretch };

/** Where what is found is printed, page by page; the places are in the order of the text and do not overlap. */
export function foundMarksOf(
  pages: readonly TextPage[],
  text: string,
  places: readonly Stretch[],
): Map<number, FoundMark[]> {
  const marked = new Map<number, FoundMark[]>();
  for (const { page, width, height, lines } of places.length > 0 ? pages : []) {
    const marks = lines.flatMap((line) =>
      placesIn(places, line).flatMap((place) =>
        strokesOf(line, text, place).map((words) => ({ ...toMark(words, line, { width, height }), place })),
      ),
    );
    if (marks.length > 0) marked.set(page, marks);
  }
  return marked;
}

/** A common word stands in a long contract thousands of times, and a contract has thousands of lines. */
function placesIn(places: readonly Stretch[], [start, end]: TextLine): readonly Stretch[] {
  let before = -1;
  let from = places.length;
  while (from - before > 1) {
    const half = (before + from) >> 1;
    if ((places[half]?.end ?? 0) > start) from = half;
    else before = half;
  }
  let to = from;
  while ((places[to]?.start ?? end) < end) to++;
  return places.slice(from, to);
}

/** The words of a quote in a line, those together that are one stroke: side by side, in one cell. */
function strokesOf(line: TextLine, text: string, quote: Stretch): Word[][] {
  const strokes: Word[][] = [];
  let open: Word[] | null = null;
  for (const word of wordsOf(line, text).toSorted((a, b) => a.left - b.left)) {
    const part = clip(word, quote);
    if (!part) open = null;
    else if (open?.[0]?.cell === part.cell) open.push(part);
    else {
      open = [part];
      strokes.push(open);
    }
  }
  const inTextOrder = strokes.map((words) => words.toSorted((a, b) => a.start - b.start));
  return inTextOrder.sort(([a], [b]) => (a?.start ?? 0) - (b?.start ?? 0));
}

function wordsOf([start, end, , , ...edges]: TextLine, text: string): Word[] {
  let cell = 0;
  return [...text.slice(start, end).matchAll(/(\s*)(\S+)/g)].map(({ 1: gap = '', 2: word = '', index }, at) => {
    if (gap.includes('\t')) cell++;
    const from = start + index + gap.length;
    const [left = 0, right = 0] = edges.slice(2 * at, 2 * at + 2);
    return { start: from, end: from + word.length, text: word, left, right, cell };
  });
}

/** The part of a word that a quote covers; of its letters all are taken to be of one width. */
function clip({ text, left, right, cell, ...word }: Word, quote: Stretch): Word | null {
  const start = Math.max(word.start, quote.start);
  const end = Math.min(word.end, quote.end);
  if (start >= end) return null;
  const letter = (right - left) / text.length;
  const cut = [(start - word.start) * letter, (word.end - end) * letter] as const;
  const [cutLeft, cutRight] = directionOfText(text) === 'rtl' ? [cut[1], cut[0]] : cut;
  const part = text.slice(start - word.start, end - word.start);
  return { start, end, text: part, left: left + cutLeft, right: right - cutRight, cell };
}

function toMark(
  words: readonly Word[],
  [, , top, bottom]: TextLine,
  page: { width: number; height: number },
): PageMark {
  const left = Math.min(...words.map((word) => word.left));
  const right = Math.max(...words.map((word) => word.right));
  return {
    left: left / page.width,
    top: top / page.height,
    width: (right - left) / page.width,
    height: (bottom - top) / page.height,
    words: words.map((word) => word.text).join(' '),
  };
}

import { cleanText } from './clean-text';

/** A line of a page and the part of some text that is printed in it; see `TextPage` for how its place is measured. */
export interface PrintedLine {
  page: number;
  start: number;
  end: number;
  top: number;
  bottom: number;
  /** Left and right edge of each word, in the order of the text. */
  edges: number[];
}

/** A text with the lines in which it is printed, in its order; words added to it by us are in none. */
export interface PrintedText {
  text: string;
  printed: PrintedLine[];
}

const shifted = (line: PrintedLine, by: number): PrintedLine => ({
  ...line,
  start: line.start + by,
  end: line.end + by,
});

/** Puts `after` behind `before`. `text` is what becomes of both: it ends with the whole of `after`. */
export function appendPrinted(before: PrintedText, after: PrintedText, text: string): void {
  const from = text.length - after.text.length;
  const last = before.printed.at(-1);
  // The hyphen of a word that is whole again.
  if (last) last.end = Math.min(last.end, from);
  before.text = text;
  for (const line of after.printed) before.printed.push(shifted(line, from));
}

const wordsIn = (text: string) => text.match(/\S+/g)?.length ?? 0;

/** Where the lines of `raw` stand in `text`, which is `raw` cleaned, moved to `start`. A line whose words are not the same any more is left out. */
export function settlePrinted({ text: raw, printed }: PrintedText, text: string, start: number): PrintedLine[] {
  if (printed.length === 0 || (raw !== text && cleanText(raw).trimEnd() !== text)) return [];
  let read = 0;
  let cleaned = 0;
  const place = (offset: number) => {
    cleaned += raw === text ? offset - read : cleanText(raw.slice(read, offset)).length;
    read = offset;
    return cleaned;
  };
  return printed
    .map((line) => ({ ...line, start: place(line.start), end: place(line.end) }))
    .filter((line) => wordsIn(text.slice(line.start, line.end)) * 2 === line.edges.length)
    .map((line) => shifted(line, start));
}

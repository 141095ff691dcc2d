import { appendPrinted, type PrintedText } from '../printed-text';
import type { PageLine, PageText } from './page-line';

export interface PdfFootnote extends PrintedText {
  page: number;
  /** "[1]", as it then stands in the text and in front of the note's own. */
  mark: string;
}

const figures = /^\d{1,3}/;
const figuresAt = (line: PageLine, at: number) => figures.exec(line.text.slice(at))?.[0] ?? '';
const startsNote = (line: PageLine) => line.raised.includes(0) && figuresAt(line, 0) !== line.text;

/** Index of the first line of the notes: its raised figure stands in a line above it, and all after it are lower. */
function notesBegin(lines: PageLine[]): number {
  const highestAfter = lines.map(() => -Infinity);
  for (let at = lines.length - 2; at >= 0; at--) {
    highestAfter[at] = Math.max(highestAfter[at + 1] as number, (lines[at + 1] as PageLine).top);
  }
  const references = new Set<string>();
  return lines.findIndex((line, at) => {
    const lower = (highestAfter[at] as number) <= line.top;
    if (lower && startsNote(line) && references.has(figuresAt(line, 0))) return true;
    for (const place of line.raised) if (place > 0) references.add(figuresAt(line, place));
    return false;
  });
}

function markReferences(line: PageLine, known: ReadonlySet<string>): void {
  for (const at of line.raised.toSorted((a, b) => b - a)) {
    const number = figuresAt(line, at);
    if (at === 0 || !known.has(number)) continue;
    line.text = `${line.text.slice(0, at)}[${number}]${line.text.slice(at + number.length)}`;
    for (const part of line.printed) {
      if (part.start > at) part.start += 2;
      if (part.end > at) part.end += 2;
    }
  }
}

/** The first line of a note, its figure written as the mark it is. */
function openNote(line: PageLine, figure: string): PrintedText {
  const words = line.text.slice(figure.length);
  const text = `[${figure}] ${words.trim()}`;
  const longer = text.length - line.text.length;
  const printed = line.printed.map(({ start, end, edges, ...place }, index) => {
    if (index > 0) return { ...place, start: start + longer, end: end + longer, edges };
    // A figure without a gap behind it was one word with the next.
    const asWords = /^\s/.test(words) ? edges : [...edges.slice(0, 2), ...edges];
    return { ...place, start, end: end + longer, edges: asWords };
  });
  return { text, printed };
}

/** Takes the notes at the foot of pages out of their lines, and writes the marks that lead to them as "[1]". */
export function setAsideFootnotes(pages: PageText[]): PdfFootnote[] {
  return pages.flatMap(({ lines, page }) => {
    const begin = notesBegin(lines);
    if (begin < 0) return [];
    const notes: PdfFootnote[] = [];
    for (const line of lines.splice(begin)) {
      const number = startsNote(line) ? figuresAt(line, 0) : null;
      const open = notes.at(-1);
      if (number) notes.push({ page, mark: `[${number}]`, ...openNote(line, number) });
      else if (open) appendPrinted(open, line, `${open.text} ${line.text}`);
    }
    const known = new Set(notes.map(({ mark }) => mark.slice(1, -1)));
    for (const line of lines) markReferences(line, known);
    return notes;
  });
}

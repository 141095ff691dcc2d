import type { PageLine, PageText } from './page-line';

export interface PdfFootnote {
  page: number;
  /** "[1]", as it then stands in the text. */
  mark: string;
  text: string;
}

const figures = /^\d{1,3}/;
const figuresAt = (line: PageLine, at: number) => figures.exec(line.text.slice(at))?.[0] ?? '';
const startsNote = (line: PageLine) => line.raised.includes(0) && figuresAt(line, 0) !== line.text;

/** Raised figures inside lines, before the notes of a page begin. */
function referencesIn(lines: PageLine[]): Set<string> {
  return new Set(lines.flatMap((line) => line.raised.filter((at) => at > 0).map((at) => figuresAt(line, at))));
}

/** Index of the first line of the notes: its raised figure stands in a line above it, and all after it are lower. */
function notesBegin(lines: PageLine[]): number {
  return lines.findIndex((line, at) => {
    if (!startsNote(line) || !referencesIn(lines.slice(0, at)).has(figuresAt(line, 0))) return false;
    return lines.slice(at + 1).every(({ top }) => top <= line.top);
  });
}

function markReferences(line: PageLine, known: ReadonlySet<string>): void {
  for (const at of line.raised.toSorted((a, b) => b - a)) {
    const number = figuresAt(line, at);
    if (at === 0 || !known.has(number)) continue;
    line.text = `${line.text.slice(0, at)}[${number}]${line.text.slice(at + number.length)}`;
  }
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
      if (number) notes.push({ page, mark: `[${number}]`, text: line.text.slice(number.length).trim() });
      else if (open) open.text = `${open.text} ${line.text}`;
    }
    const known = new Set(notes.map(({ mark }) => mark.slice(1, -1)));
    for (const line of lines) markReferences(line, known);
    return notes;
  });
}

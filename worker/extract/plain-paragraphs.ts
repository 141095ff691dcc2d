import { leadingNumber } from './clause-number';
import { isTableRow } from './table-row';

/** The longest line of a paragraph that was wrapped at a column is between these. */
const narrowestWrap = 40;
const widestWrap = 100;
/** A line this much shorter than the longest one ended by the writer's wish. */
const fullLine = 0.7;

/** True where lines were broken at a column, so that most lines are nearly as long as the longest. */
function isWrapped(lines: string[]): boolean {
  const lengths = lines.map((line) => line.length);
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
  const full = lengths.slice(0, -1).filter((length) => length > longest * fullLine).length;
  return lines.length > 1 && longest >= narrowestWrap && longest <= widestWrap && full >= (lines.length - 1) * 0.6;
}

/** "Rent: £950 a month"; one alone may as well be a sentence with a colon. */
const labelledLine = /^[\p{Lu}\p{Lo}][^.;:!?\n]{1,60}: ?\S/u;
const fewestLabelled = 2;

/** Lines that belong to one paragraph; each line is its own paragraph unless the file was wrapped at a column. */
function paragraphsOf(chunk: string): string[] {
  const lines = chunk.split('\n').filter((line) => line.trim() !== '');
  if (!isWrapped(lines)) return lines;
  const isForm = lines.filter((line) => labelledLine.test(line.trim())).length >= fewestLabelled;
  const isNew = (line: string) => leadingNumber(line) !== null || (isForm && labelledLine.test(line));
  const paragraphs: string[] = [];
  for (const [at, line] of lines.entries()) {
    const open = paragraphs.at(-1);
    const isApart = isTableRow(line) || isTableRow(lines[at - 1] ?? '');
    if (open === undefined || isApart || isNew(line.trim())) paragraphs.push(line);
    else paragraphs[paragraphs.length - 1] = `${open} ${line.trim()}`;
  }
  return paragraphs;
}

/** Paragraphs with the white space before them, so that places in the file stay places in the text. */
export function* plainParagraphs(text: string): Generator<{ text: string; gap: string }> {
  const breaks = /\n[ \t]*\n\s*/g;
  let gap = '\n\n';
  let from = 0;
  while (from < text.length) {
    const found = breaks.exec(text);
    for (const paragraph of paragraphsOf(text.slice(from, found?.index))) {
      yield { text: paragraph, gap };
      gap = '\n\n';
    }
    if (!found) return;
    gap = found[0];
    from = breaks.lastIndex;
  }
}

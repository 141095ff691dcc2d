import { leadingNumber } from '../clause-number';
import { plainParagraphs } from '../plain-paragraphs';
import { appendPrinted, type PrintedText } from '../printed-text';
import { joinLines, vocabularyOf } from './join-lines';
import { lineHeight, type PageLine, type PageText } from './page-line';

export interface Paragraph extends PrintedText {
  page: number;
  bold: boolean;
  /** Height of its first line, for comparison with the body. */
  height: number;
}

interface Layout {
  height: number;
  /** Usual distance between the tops of two lines of a paragraph, in line heights. */
  pitch: number;
}

/** No paragraph of a contract is as long; adding line by line to ever longer text would take ever longer. */
const longestParagraph = 20_000;

const ended = /[.!?:;؟؛][”"’'»)\]]*$/u;
const startsLow = /^[\p{Ll},;)]/u;

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

function layoutOf(pages: PageText[]): Layout {
  const lines = pages.flatMap((page) => page.lines);
  const pitches = pages.flatMap(({ lines: own }) =>
    own.slice(1).flatMap((line, index) => {
      const pitch = ((own[index]?.top ?? 0) - line.top) / lineHeight(line);
      return pitch > 0.5 && pitch < 3 ? [pitch] : [];
    }),
  );
  return { height: median(lines.map(lineHeight)), pitch: median(pitches) || 1.2 };
}

/** The right edge that the lines around this one reach. */
function rightEdge(lines: PageLine[], at: number): number {
  const near = lines.slice(Math.max(0, at - 6), at + 7);
  const line = lines[at] as PageLine;
  return Math.max(
    ...near.filter((other) => other.left < line.right && other.right > line.left).map(({ right }) => right),
  );
}

/** The next line's first word would have fitted behind this line: the writer ended the paragraph. */
function endsShort(lines: PageLine[], at: number, next: PageLine): boolean {
  const line = lines[at] as PageLine;
  const width = (next.right - next.left) / Math.max(1, next.text.length);
  const firstWord = next.text.split(/\s/, 1)[0] ?? '';
  return line.right + (firstWord.length + 2) * width * 1.1 < rightEdge(lines, at);
}

function startsParagraph(lines: PageLine[], at: number, layout: Layout): boolean {
  const line = lines[at] as PageLine;
  const before = lines[at - 1] as PageLine;
  const height = lineHeight(line);
  const pitch = (before.top - line.top) / height;
  if (pitch < -0.5) return !continues(before, line);
  if (pitch > layout.pitch * 1.35 && pitch > 1.3) return true;
  const ratio = height / lineHeight(before);
  if (ratio > 1.15 || ratio < 0.87) return true;
  if (line.text.includes('\t') !== before.text.includes('\t') && !leadingNumber(line.text)) return true;
  if (line.text.includes('\t') && before.text.includes('\t')) return true;
  if (before.bold !== line.bold && endsShort(lines, at - 1, line)) return true;
  const number = leadingNumber(line.text);
  if (number && (ended.test(before.text) || /(?:and|or|und|oder|et|ou|y|o|و|أو)$|,$/iu.test(before.text))) return true;
  if (endsShort(lines, at - 1, line)) return true;
  const indent = (line.left - before.left) / height;
  if (number && (indent < -0.3 || (indent > 0.5 && !leadingNumber(before.text)))) return true;
  return indent > 0.8 && !leadingNumber(before.text) && ended.test(before.text);
}

/** A paragraph goes on in the next column or on the next page. */
function continues(before: PageLine, line: PageLine): boolean {
  return (
    !ended.test(before.text) &&
    !leadingNumber(line.text) &&
    (startsLow.test(line.text) || /[\u00AD,-]$/u.test(before.text))
  );
}

/** Puts lines back together to paragraphs, across columns and pages. */
export function toParagraphs(pages: PageText[]): Paragraph[] {
  const layout = layoutOf(pages);
  const vocabulary = vocabularyOf(pages.flatMap(({ lines }) => lines.map(({ text }) => text)));
  const paragraphs: Paragraph[] = [];
  let before: PageLine | null = null;
  for (const { page, lines, copied } of pages) {
    if (copied !== undefined) {
      for (const { text } of plainParagraphs(copied))
        paragraphs.push({ page, text, printed: [], bold: false, height: 1 });
      // A machine's words and the file's own never stand in one paragraph.
      before = null;
      continue;
    }
    lines.forEach((line, at) => {
      const open = paragraphs.at(-1);
      const starts = at > 0 ? startsParagraph(lines, at, layout) : !before || !continues(before, line);
      if (open && !starts && open.text.length < longestParagraph) {
        appendPrinted(open, line, joinLines(open.text, line.text, vocabulary));
        open.bold &&= line.bold;
      } else {
        const { text, bold } = line;
        const height = lineHeight(line) / (layout.height || 1);
        paragraphs.push({ page, text, printed: [...line.printed], bold, height });
      }
      before = line;
    });
  }
  return paragraphs;
}

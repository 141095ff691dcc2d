import type { Stretch } from './evidence-place';

export type Paragraph = Stretch & {
  heading: boolean;
  /** Line breaks inside come from the file's line length and mean nothing. */
  flows: boolean;
};

/** Paragraphs that are laid out together. `lines` is a guess at their height. */
export type Chunk = Stretch & { paragraphs: Paragraph[]; lines: number };

const longParagraph = 4000;
const chunkLength = 5000;
const charactersPerLine = 62;

/** The contract's paragraphs, in offsets of its text: what stands between blank lines. */
export function splitParagraphs(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const { start, end } of between(text, /\n[^\S\n]*(?:\n[^\S\n]*)+/g, 0, text.length)) {
    const pieces = end - start > longParagraph ? between(text, /\n/g, start, end) : [{ start, end }];
    for (const piece of pieces) {
      const words = text.slice(piece.start, piece.end);
      paragraphs.push({ ...piece, heading: looksLikeHeading(words), flows: wasWrapped(words) });
    }
  }
  return paragraphs;
}

/** Paragraphs in portions that a browser can leave out while they are off screen. */
export function chunkParagraphs(paragraphs: readonly Paragraph[]): Chunk[] {
  const chunks: Chunk[] = [];
  for (const paragraph of paragraphs) {
    const lines = Math.ceil((paragraph.end - paragraph.start) / charactersPerLine) + 0.6;
    const last = chunks.at(-1);
    if (last && paragraph.end - last.start <= chunkLength) {
      last.paragraphs.push(paragraph);
      last.end = paragraph.end;
      last.lines += lines;
    } else {
      chunks.push({ start: paragraph.start, end: paragraph.end, paragraphs: [paragraph], lines });
    }
  }
  return chunks;
}

/** The stretches between matches of `gap` that hold anything but white space. */
function between(text: string, gap: RegExp, from: number, to: number): Stretch[] {
  const stretches: Stretch[] = [];
  let start = from;
  const add = (end: number) => {
    if (text.slice(start, end).trim() !== '') stretches.push({ start, end });
  };
  for (const { 0: found, index } of text.slice(from, to).matchAll(gap)) {
    add(from + index);
    start = from + index + found.length;
  }
  add(to);
  return stretches;
}

const numbered =
  /^(?:(?:article|section|clause|schedule|exhibit|annex|artículo|cláusula|anexo|annexe|artikel|abschnitt|anlage|§+)\s*\S{1,6}|المادة|البند|\d{1,3}(?:\.\d{1,3}){0,3}\.?\s)/i;

/** Short, on one line, not a sentence, and either numbered or in capitals. */
function looksLikeHeading(words: string) {
  const line = words.trim();
  if (line.length > 90 || line.includes('\n') || /[.;,]$/.test(line.replace(/^\d+(\.\d+)*\.$/, ''))) return false;
  const capitals = /\p{Lu}{2}/u.test(line) && !/\p{Ll}/u.test(line);
  return capitals || (numbered.test(line) && /\p{L}{2}/u.test(line));
}

/** Lines that were broken at some width all but fill it. */
function wasWrapped(words: string) {
  const lines = words.split('\n').map((line) => line.trim());
  if (lines.length < 2) return false;
  const broken = lines.slice(0, -1);
  const longest = Math.max(...broken.map((line) => line.length));
  return longest >= 55 && longest <= 130 && broken.every((line) => line.length >= longest * 0.7);
}

import type { TextBlock } from '#src/features/contracts/contract-text.schema.ts';
import type { Stretch } from './evidence-place';

export type Paragraph = Stretch & {
  look: TextBlock['kind'];
  /** Depth of a heading or list item from 1, else 0. */
  level: number;
  /** Line breaks inside come from the file's line length and mean nothing. */
  flows: boolean;
  /** The page that begins here, or null. */
  newPage: number | null;
};

/** Paragraphs that are laid out together. `lines` is a guess at their height. */
export type Chunk = Stretch & { paragraphs: Paragraph[]; lines: number };

const longParagraph = 4000;
const chunkLength = 5000;
const charactersPerLine = 62;

/** The contract's paragraphs, in offsets of its text: its blocks, and whatever stands outside them. */
export function paragraphsOf(text: string, blocks: readonly TextBlock[]): Paragraph[] {
  if (!belong(blocks, text)) return splitParagraphs(text);
  const paragraphs: Paragraph[] = [];
  let page: number | null = null;
  let end = 0;
  for (const block of blocks) {
    paragraphs.push(...splitParagraphs(text, { start: end, end: block.start }));
    const isFoot = block.kind === 'footnote';
    const newPage: number | null = block.page !== null && block.page !== page && !isFoot ? block.page : null;
    page = newPage ?? page;
    const pieces = cutLong(text, block).map((piece) => asParagraph(text, piece, block));
    paragraphs.push(...pieces.map((piece, index) => (index === 0 ? { ...piece, newPage } : piece)));
    end = block.end;
  }
  paragraphs.push(...splitParagraphs(text, { start: end, end: text.length }));
  return keepHeadingsInOrder(paragraphs);
}

/** The paragraphs of a text without known structure: what stands between blank lines. */
export function splitParagraphs(text: string, { start, end }: Stretch = { start: 0, end: text.length }): Paragraph[] {
  return between(text, /\n[^\S\n]*(?:\n[^\S\n]*)+/g, start, end)
    .flatMap((stretch) => cutLong(text, stretch))
    .map((piece) => asParagraph(text, piece, { kind: 'paragraph', level: 0 }));
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

/** Blocks of this text: in order, inside it, and any at all. */
function belong(blocks: readonly TextBlock[], text: string): boolean {
  const ordered = blocks.every(
    ({ start, end }, index) => start < end && end <= text.length && start >= (blocks[index - 1]?.end ?? 0),
  );
  return ordered && blocks.length > 0;
}

/** No heading is more than one step below the one before it, whatever the file says: so outlines stay whole. */
function keepHeadingsInOrder(paragraphs: Paragraph[]): Paragraph[] {
  let above = 0;
  return paragraphs.map((paragraph) => {
    if (paragraph.look !== 'heading') return paragraph;
    above = Math.min(Math.max(paragraph.level, 1), above + 1, 4);
    return { ...paragraph, level: above };
  });
}

function cutLong(text: string, { start, end }: Stretch): Stretch[] {
  return end - start > longParagraph ? between(text, /\n/g, start, end) : [{ start, end }];
}

function asParagraph(
  text: string,
  { start, end }: Stretch,
  { kind, level }: Pick<TextBlock, 'kind' | 'level'>,
): Paragraph {
  return { start, end, look: kind, level, flows: wasWrapped(text.slice(start, end)), newPage: null };
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

/** Lines that were broken at some width all but fill it. */
function wasWrapped(words: string) {
  const lines = words.split('\n').map((line) => line.trim());
  if (lines.length < 2) return false;
  const broken = lines.slice(0, -1);
  const longest = Math.max(...broken.map((line) => line.length));
  return longest >= 55 && longest <= 130 && broken.every((line) => line.length >= longest * 0.7);
}

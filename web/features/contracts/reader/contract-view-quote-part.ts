import type { TextBlock } from '#src/features/contracts/contract-text.schema.ts';
import type { Stretch } from './evidence-place';

/** The part of a quote that stands in one block of the text. */
export type QuotePart = Stretch & { block: TextBlock; words: string };

/** The index of the first block that ends after an offset. */
function blockAt(blocks: readonly TextBlock[], offset: number): number {
  let before = -1;
  let after = blocks.length;
  while (after - before > 1) {
    const half = (before + after) >> 1;
    if ((blocks[half]?.end ?? 0) > offset) after = half;
    else before = half;
  }
  return after;
}

/** A quote, block by block. */
export function quotePartsOf(text: string, blocks: readonly TextBlock[], { start, end }: Stretch): QuotePart[] {
  const parts: QuotePart[] = [];
  for (let index = blockAt(blocks, start); index < blocks.length; index++) {
    const block = blocks[index];
    if (!block || block.start >= end) break;
    const within = { start: Math.max(start, block.start), end: Math.min(end, block.end) };
    parts.push({ ...within, block, words: text.slice(within.start, within.end) });
  }
  return parts;
}

/** The same words without the block's number, for views that do not show it. */
export function withoutNumber({ block, start, end, words }: QuotePart): string {
  const numberEnd = block.start + (block.number?.length ?? 0);
  return words.slice(Math.min(Math.max(numberEnd - start, 0), end - start));
}

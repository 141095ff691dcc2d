import type { TextBlock } from '#src/features/contracts/contract-text.schema.ts';
import type { Stretch } from './evidence-place';

/** The part of a quote that stands in one block of the text. */
export type Passage = Stretch & { block: TextBlock; words: string };

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

/** A quote's words block by block. */
export function passagesOf(text: string, blocks: readonly TextBlock[], { start, end }: Stretch): Passage[] {
  const passages: Passage[] = [];
  for (let index = blockAt(blocks, start); index < blocks.length; index++) {
    const block = blocks[index];
    if (!block || block.start >= end) break;
    const part = { start: Math.max(start, block.start), end: Math.min(end, block.end) };
    passages.push({ ...part, block, words: text.slice(part.start, part.end) });
  }
  return passages;
}

/** The same words without the block's number, for views that do not show it. */
export function withoutNumber({ block, start, end, words }: Passage): string {
  const numberEnd = block.start + (block.number?.length ?? 0);
  return words.slice(Math.min(Math.max(numberEnd - start, 0), end - start));
}

/** The pages that a block may stand on: a paragraph at the foot of a page goes on at the head of the next. */
export function pagesOf(blocks: readonly TextBlock[], block: TextBlock): number[] {
  if (block.page === null) return [];
  const next = blocks[blockAt(blocks, block.end)]?.page ?? null;
  return next === block.page ? [block.page] : [block.page, block.page + 1];
}

/** How far down its page an offset stands, 0 to 1. */
export function shareOfPage(blocks: readonly TextBlock[], page: number, offset: number): number {
  const here = blocks.filter((block) => block.page === page && block.kind !== 'footnote');
  const start = here[0]?.start ?? 0;
  const end = here.at(-1)?.end ?? 0;
  return end > start ? Math.min(1, Math.max(0, (offset - start) / (end - start))) : 0;
}

import type { TextBlock } from '#src/features/contracts/contract-text.schema.ts';
import type { PagesDocument } from './contract-pages-document';
import { readingOrder, type TextItem } from './contract-pages-order';
import { type PieceStretch, PieceText } from './contract-view-locate';
import { type Passage, pagesOf, passagesOf, shareOfPage } from './contract-view-passage';
import type { Stretch } from './evidence-place';

/** Where a quote stands: stretches of the text items of its pages. Empty where only its page is known. */
export type PagePlace = { firstPage: number; stretches: Map<number, PieceStretch[]> };

/** Looks a quote of the contract's text up on the pages; null when not even its page is known. */
export async function locateOnPages(
  pdf: PagesDocument,
  { text, blocks, quote }: { text: string; blocks: readonly TextBlock[]; quote: Stretch },
): Promise<PagePlace | null> {
  const stretches = new Map<number, PieceStretch[]>();
  const passages = passagesOf(text, blocks, quote);
  for (const passage of passages) {
    for (const { page, ...stretch } of await locatePassage(pdf, blocks, passage)) {
      stretches.set(page, [...(stretches.get(page) ?? []), stretch]);
    }
  }
  const firstPage = stretches.size > 0 ? Math.min(...stretches.keys()) : (passages[0]?.block.page ?? null);
  if (firstPage === null || firstPage > pdf.pages) return null;
  return { firstPage, stretches };
}

async function locatePassage(
  pdf: PagesDocument,
  blocks: readonly TextBlock[],
  { block, start, words }: Passage,
): Promise<(PieceStretch & { page: number })[]> {
  const pages = pagesOf(blocks, block).filter((page) => page <= pdf.pages);
  const items = await Promise.all(pages.map((page) => itemsOf(pdf, page)));
  const pieces = items.flat();
  const [firstPage] = pages;
  if (firstPage === undefined) return [];
  const expected = shareOfPage(blocks, firstPage, start) / pages.length;
  const found = new PieceText(pieces.map(({ words }) => words)).locate(words, expected) ?? [];
  return found.flatMap(({ piece, ...stretch }) => {
    const item = pieces[piece];
    return item ? [{ page: item.page, piece: item.index, ...stretch }] : [];
  });
}

/** The text items of a page in the order of reading; `index` is the place that the text layer gives them. */
async function itemsOf(pdf: PagesDocument, page: number) {
  const { items } = await pdf.text(page);
  const texts = items.filter((item): item is TextItem => 'str' in item);
  return readingOrder(texts).map((index) => ({ page, index, words: texts[index]?.str ?? '' }));
}

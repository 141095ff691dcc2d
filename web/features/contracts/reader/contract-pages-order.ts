import type { PageText } from './contract-pages-document';

export type TextItem = Extract<PageText['items'][number], { str: string }>;

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/g;

/**
 * The order in which text items are read. Items stand in the order of drawing, which is that of reading except on
 * right-to-left pages, where many programs draw lines from the left.
 */
export function readingOrder(items: readonly TextItem[]): number[] {
  const order = items.map((_, index) => index);
  const text = items.map(({ str }) => str).join('');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if ((text.match(rightToLeft)?.length ?? 0) < letters * 0.2 || letters === 0) return order;
  const lines: number[][] = [];
  for (const index of order) {
    const item = items[index];
    const last = items[lines.at(-1)?.[0] ?? -1];
    if (item && last && Math.abs(baseline(item) - baseline(last)) < Math.max(item.height, last.height, 1) / 2) {
      lines.at(-1)?.push(index);
    } else {
      lines.push([index]);
    }
  }
  return lines.flatMap((line) => line.toSorted((a, b) => right(items[b]) - right(items[a])));
}

const baseline = ({ transform }: TextItem) => Number(transform[5]);
const right = (item: TextItem | undefined) => (item ? Number(item.transform[4]) + item.width : 0);

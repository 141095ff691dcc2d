import { badRequest } from '../faults.ts';
import type { StoredObject } from '../stored.ts';

interface Page {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

type Range =
  | number
  | { gt?: number | undefined; gte?: number | undefined; lt?: number | undefined; lte?: number | undefined };

export function inRange(value: number, range: Range | undefined): boolean {
  if (range === undefined) return true;
  if (typeof range === 'number') return value === range;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return value > gt && value >= gte && value < lt && value <= lte;
}

/** A page of what was made in this order, newest first. */
export function listOf<T extends StoredObject>(url: string, oldestFirst: T[], page: Page) {
  const all = [...oldestFirst].reverse();
  const position = (id: string, param: string) => {
    const index = all.findIndex((item) => item.id === id);
    if (index < 0) throw badRequest(`No such object: '${id}'`, param, 'resource_missing');
    return index;
  };
  const { limit = 10 } = page;
  let start = page.starting_after ? position(page.starting_after, 'starting_after') + 1 : 0;
  let end = start + limit;
  let hasMore = end < all.length;
  if (page.ending_before) {
    end = position(page.ending_before, 'ending_before');
    start = Math.max(0, end - limit);
    hasMore = start > 0;
  }
  return { object: 'list' as const, data: all.slice(start, end), has_more: hasMore, url };
}

/** Runs a task for each item, at most `limit` at a time, keeping order. The first failure stops the rest. */
export async function runBounded<Item, Result>(
  items: Item[],
  limit: number,
  task: (item: Item, place: number, signal: AbortSignal) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const stop = new AbortController();
  let next = 0;
  const worker = async () => {
    while (next < items.length && !stop.signal.aborted) {
      const place = next++;
      results[place] = await task(items[place] as Item, place, stop.signal);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  } finally {
    stop.abort();
  }
  return results;
}

/** Of several items with the same key the first. */
export function firstOfEach<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[] {
  const first = new Map<unknown, Item>();
  for (const item of items) {
    const key = keyOf(item);
    if (!first.has(key)) first.set(key, item);
  }
  return [...first.values()];
}

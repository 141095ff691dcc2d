/** Work that pauses again and again: at each pause it says how many characters it went through since the last one. */
export type Steps<Result> = Generator<number, Result, void>;

/** A step that is long enough for a pause of its own. */
export const longStep = Number.POSITIVE_INFINITY;

/** What a sentence costs beside its characters. */
const perItem = 20;

/** All that is read in items, one after the other. */
export function* readInSteps<Item, Read>(
  items: Iterable<Item>,
  lengthOf: (item: Item) => number,
  read: (item: Item) => readonly Read[],
): Steps<Read[]> {
  const all: Read[] = [];
  for (const item of items) {
    all.push(...read(item));
    yield lengthOf(item) + perItem;
  }
  return all;
}

/** Does the work without a pause. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** How many rows one statement deletes: it holds the database for as long, and is given up when that takes too long. */
const rowsAtOnce = 500;
/** Statements a run; the rest is for the next one. */
const mostBatches = 20;

/** Deletes what is too old in batches, each by a statement of its own. Answers how many rows. */
export async function deleteInBatches(deleteSome: (limit: number) => Promise<number>): Promise<number> {
  let deleted = 0;
  for (let batch = 0; batch < mostBatches; batch++) {
    const some = await deleteSome(rowsAtOnce);
    deleted += some;
    if (some < rowsAtOnce) break;
  }
  return deleted;
}

import { expect, it } from 'vitest';
import { deleteInBatches } from './delete-in-batches';

/** A table with so many rows to delete, and how many each statement was asked for. */
function tableOf(rows: number) {
  const asked: number[] = [];
  const deleteSome = async (limit: number) => {
    asked.push(limit);
    const some = Math.min(limit, rows);
    rows -= some;
    return some;
  };
  return { asked, deleteSome };
}

it('deletes all in statements of a few hundred rows each', async () => {
  const { asked, deleteSome } = tableOf(1200);
  expect(await deleteInBatches(deleteSome)).toBe(1200);
  expect(asked).toEqual([500, 500, 500]);
});

it('leaves the rest of very many to the next run', async () => {
  const { asked, deleteSome } = tableOf(1_000_000);
  expect(await deleteInBatches(deleteSome)).toBe(10_000);
  expect(asked).toHaveLength(20);
});

import { expect, test } from 'vitest';
import type { ContractListItem, ContractStatus } from '#src/features/contracts/contracts.schema.ts';
import { newlyFinished, pollInterval } from './contract-status.rules';

const contract = (id: string, status: ContractStatus, updatedAt = '2026-11-18T10:00:00.000Z') =>
  ({ id, status, updatedAt, createdAt: '2026-11-18T09:00:00.000Z', templateId: null }) as ContractListItem;

const minutes = (count: number) => ({ unseenMs: count * 60_000 });
const lookedAt = minutes(0);

test('the list is read every two seconds while any analysis is under way', () => {
  expect(pollInterval([contract('a', 'complete'), contract('b', 'reading')], lookedAt)).toBe(2000);
});

test('a list that nobody has been seen at is read less and less often', () => {
  const running = [contract('a', 'reading')];
  expect([1, 2, 9, 10, 60].map((count) => pollInterval(running, minutes(count)))).toEqual([
    2000, 5000, 5000, 10_000, 10_000,
  ]);
});

test('the list is left alone once every contract is complete or failed', () => {
  expect(pollInterval([contract('a', 'complete'), contract('b', 'failed')], lookedAt)).toBe(false);
  expect(pollInterval([], lookedAt)).toBe(false);
  expect(pollInterval(undefined, lookedAt)).toBe(false);
});

test('an analysis that ended since the last look is news, one that had ended before is not', () => {
  const before = [contract('a', 'analysing'), contract('b', 'uploaded'), contract('c', 'complete')];
  const after = [contract('a', 'complete'), contract('b', 'failed'), contract('c', 'complete')];
  const { completed, failed } = newlyFinished(before, after);
  expect(completed.map(({ id }) => id)).toEqual(['a']);
  expect(failed.map(({ id }) => id)).toEqual(['b']);
});

test('an analysis that completes between two polls is news too', () => {
  expect(newlyFinished([], [contract('a', 'complete')]).completed.map(({ id }) => id)).toEqual(['a']);
});

test('an analysis that was started again and failed again is news', () => {
  const later = contract('a', 'failed', '2026-11-18T10:05:00.000Z');
  expect(newlyFinished([contract('a', 'failed')], [later]).failed).toEqual([later]);
});

test('a contract made from a template is ready from the start, which is no news; that it was checked is', () => {
  const generated = (status: ContractStatus) => ({ ...contract('g', status), templateId: 'nda' });
  expect(newlyFinished([], [generated('complete')]).completed).toEqual([]);
  expect(newlyFinished([generated('analysing')], [generated('complete')]).completed).toHaveLength(1);
});

test('an older contract that comes into view on another page is no news', () => {
  const seen = { ...contract('new', 'complete'), createdAt: '2026-11-19T09:00:00.000Z' };
  expect(newlyFinished([seen], [seen, contract('old', 'complete')]).completed).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { mostPassages, pickToRead } from './pick-to-read';
import type { RankedPassage } from './rank-passages';

const passage = (start: number, end: number, score: number) => ({ start, end, score }) as RankedPassage;
const apart = (count: number, size = 50) =>
  Array.from({ length: count }, (_, index) => passage(index * 1000, index * 1000 + size, index));

describe('what to read oneself', () => {
  test('is at most ten passages, the best first', () => {
    const picked = pickToRead(apart(30), { length: 30_000 });
    expect(picked).toHaveLength(mostPassages);
    expect(picked.map(({ score }) => score)).toEqual([29, 28, 27, 26, 25, 24, 23, 22, 21, 20]);
  });

  test('is at most a fifth of the text', () => {
    const picked = pickToRead(apart(30, 900), { length: 10_000 });
    expect(picked.map(({ start, end }) => end - start)).toEqual([900, 900]);
  });

  test('is nothing that a finding covers already', () => {
    const covered = [{ start: 2010, end: 2020 }];
    expect(pickToRead(apart(3), { length: 30_000, covered }).map(({ start }) => start)).toEqual([1000, 0]);
  });

  test('is shown as one where passages follow on one another, and stays within the limits', () => {
    const ranked = [passage(0, 100, 3), passage(101, 200, 2), passage(500, 600, 1)];
    const picked = pickToRead(ranked, { length: 30_000 });
    expect(picked.map(({ start, end }) => [start, end])).toEqual([
      [0, 200],
      [500, 600],
    ]);
    expect(picked[0]?.best).toBe(ranked[0]);
  });

  test('is shown as one at greater length in a long text, of which a fifth is more', () => {
    const ranked = [passage(0, 300, 3), passage(301, 600, 2)];
    expect(pickToRead(ranked, { length: 20_000 })).toHaveLength(2);
    expect(pickToRead(ranked, { length: 60_000 }).map(({ start, end }) => [start, end])).toEqual([[0, 600]]);
  });

  test('is the whole sentence of a passage where there is room, and it is not covered', () => {
    const sentence = {} as RankedPassage['sentence'];
    const ranked = [passage(0, 60, -4), passage(61, 120, 3), passage(121, 180, -4)].map((one) => ({
      ...one,
      sentence,
    }));
    const spans = (limits: Parameters<typeof pickToRead>[1]) =>
      pickToRead(ranked, limits).map(({ start, end }) => [start, end]);
    expect(spans({ length: 30_000 })).toEqual([[0, 180]]);
    expect(spans({ length: 400 })).toEqual([[61, 120]]);
    expect(spans({ length: 30_000, covered: [{ start: 0, end: 60 }] })).toEqual([[61, 120]]);
  });

  test('is nothing that is hardly ever harmful', () => {
    expect(
      pickToRead([passage(0, 50, -4), passage(1000, 1050, 0)], { length: 30_000 }).map(({ start }) => start),
    ).toEqual([1000]);
  });

  test('of an empty text is nothing', () => {
    expect(pickToRead([], { length: 0 })).toEqual([]);
  });
});

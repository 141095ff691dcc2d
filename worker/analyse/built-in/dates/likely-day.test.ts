import { expect, test } from 'vitest';
import type { LinearModel } from '../learned/linear-model';
import { readContractText } from '../text/contract-text';
import { readStatements } from './dated-statements';
import { DayFeatures } from './day-features';
import { likelyDay, scoreDays } from './likely-day';

const text = 'Handover of the keys: 4 January 2027\n\nThe first rent is paid on 8 February 2027.';
const contract = readContractText({ text, blocks: [], language: 'en' });
const statements = readStatements(contract, {});
const size = 2 ** 16;

/** Finds what is written like one of the days. */
function modelOf(date: string): LinearModel {
  const weights = new Int8Array(size);
  const features = new DayFeatures(statements, contract);
  for (const statement of statements)
    features.readTo(statement, (hash, value) => {
      const at = hash & (size - 1);
      const sign = statement.date === date ? 1 : -1;
      weights[at] = (weights[at] ?? 0) + Math.round(sign * value * 20);
    });
  return { bias: 0, step: 0.05, weights };
}

test('A day is told by the words beside it, the likeliest first', () => {
  expect(scoreDays(modelOf('2027-01-04'), statements, contract).map(({ statement }) => statement.date)).toEqual([
    '2027-01-04',
    '2027-02-08',
  ]);
  expect(scoreDays(modelOf('2027-02-08'), statements, contract)[0]?.statement.date).toBe('2027-02-08');
});

test('A day is stated where it alone is likely', () => {
  const [one, other] = statements;
  if (!one || !other) throw new Error('two days are named');
  const scored = (first: number, second: number) => [
    { statement: one, score: first },
    { statement: other, score: second },
  ];
  expect(likelyDay(scored(4, -3), 'start')).toBe(one);
  expect(likelyDay(scored(-1, -3), 'start')).toBe(null);
  expect(likelyDay(scored(4, 3.9), 'start')).toBe(null);
  expect(likelyDay([], 'start')).toBe(null);
});

test('The day itself says nothing of what it is', () => {
  const featuresOf = (words: string) => {
    const other = readContractText({ text: words, blocks: [], language: 'en' });
    const days = readStatements(other, {});
    const read: [number, number][] = [];
    const features = new DayFeatures(days, other);
    for (const day of days) features.readTo(day, (hash, value) => read.push([hash, value]));
    return read;
  };
  expect(featuresOf('Handover: 4 January 2027').length).toBeGreaterThan(10);
  expect(featuresOf('Handover: 4 January 2027')).toEqual(featuresOf('Handover: 9 January 2029'));
});

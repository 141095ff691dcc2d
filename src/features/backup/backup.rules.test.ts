import { describe, expect, test } from 'vitest';
import { childrenFirst, isToCopy } from './backup.rules';

test('a table comes before those that it refers to, also over several', () => {
  const parents = new Map([
    ['user', []],
    ['contract', ['user']],
    ['analysis', ['contract', 'gone']],
    ['comment', ['comment', 'analysis']],
  ]);
  expect(childrenFirst(parents)).toEqual(['comment', 'analysis', 'contract', 'user']);
});

describe('a file', () => {
  const now = new Date('2026-06-30T02:00:00Z');
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  test.each<[string, boolean, string, number, number | undefined]>([
    ['is copied once it has been there for two hours', true, 'files/a/1', 3, undefined],
    ['is not copied before: a text that no upload follows is gone by then', false, 'texts/a/h/1.json', 1, undefined],
    ['is copied once', false, 'files/a/1', 300, 200],
    ['is copied again where it was written again', true, 'files/a/1', 100, 200],
    ['is copied anew before its copy expires', true, 'files/a/1', 1000, 14 * 24 + 1],
    ['that passes is not copied', false, 'measured/a/h', 30, undefined],
    ['of the local outbox is not copied', false, 'dev/outbox/1', 30, undefined],
  ])('%s', (_, expected, key, age, copiedAge) => {
    const copied = copiedAge === undefined ? undefined : hoursAgo(copiedAge);
    expect(isToCopy({ key, uploaded: hoursAgo(age) }, { copied, now })).toBe(expected);
  });
});

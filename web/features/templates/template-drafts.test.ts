import { expect, test, vi } from 'vitest';
import { forgetDrafts } from '#web/lib/forget-drafts.ts';
import { dropDraft, findDraft, keepDraft } from './template-drafts';

const key = 'plainclause.drafts';
const draft = { fileName: 'Hired drill', values: { ownerName: 'Ann' } };

test('a draft is found again by its account and its template alone', () => {
  expect(keepDraft('ann', 'hire', draft)).toBe(true);
  expect(findDraft('ann', 'hire')).toMatchObject(draft);
  expect(findDraft('ann', 'sale')).toBeNull();
  expect(findDraft('bob', 'hire')).toBeNull();
});

test('drafts of another account leave the browser as soon as somebody else keeps one', () => {
  keepDraft('ann', 'hire', draft);
  keepDraft('bob', 'sale', draft);
  expect(findDraft('ann', 'hire')).toBeNull();
  expect(localStorage.getItem(key)).not.toContain('ann');
});

test('one draft is dropped, or all of them, and nothing stays behind', () => {
  keepDraft('ann', 'hire', draft);
  keepDraft('ann', 'sale', draft);
  dropDraft('ann', 'hire');
  expect(findDraft('ann', 'hire')).toBeNull();
  expect(findDraft('ann', 'sale')).not.toBeNull();
  dropDraft('ann', 'sale');
  expect(localStorage.getItem(key)).toBeNull();
  keepDraft('ann', 'sale', draft);
  forgetDrafts();
  expect(localStorage.getItem(key)).toBeNull();
});

test('a draft is kept for 30 days', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-01T12:00:00Z');
  keepDraft('ann', 'hire', draft);
  vi.setSystemTime('2026-12-01T11:59:00Z');
  expect(findDraft('ann', 'hire')).not.toBeNull();
  vi.setSystemTime('2026-12-01T12:01:00Z');
  expect(findDraft('ann', 'hire')).toBeNull();
});

test.each([
  'no json',
  'null',
  '[]',
  '{"owner":"ann"}',
  '{"owner":"ann","drafts":{"hire":null}}',
  '{"owner":"ann","drafts":{"hire":{"savedAt":"yesterday","fileName":"x","values":{}}}}',
  '{"owner":"ann","drafts":{"hire":{"savedAt":"2999-01-01","fileName":7,"values":{}}}}',
  '{"owner":"ann","drafts":{"hire":{"savedAt":"2999-01-01","fileName":"x","values":["a"]}}}',
])('what is stored and no draft is ignored: %s', (stored) => {
  localStorage.setItem(key, stored);
  expect(findDraft('ann', 'hire')).toBeNull();
  expect(keepDraft('ann', 'hire', draft)).toBe(true);
  expect(findDraft('ann', 'hire')).toMatchObject(draft);
});

test('values that are no texts are left out of a draft', () => {
  const savedAt = new Date().toISOString();
  const values = { ownerName: 'Ann', price: 7, services: { a: 1 } };
  localStorage.setItem(key, JSON.stringify({ owner: 'ann', drafts: { hire: { savedAt, fileName: 'x', values } } }));
  expect(findDraft('ann', 'hire')?.values).toEqual({ ownerName: 'Ann' });
});

test('a browser that keeps nothing says so', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(keepDraft('ann', 'hire', draft)).toBe(false);
  expect(findDraft('ann', 'hire')).toBeNull();
});

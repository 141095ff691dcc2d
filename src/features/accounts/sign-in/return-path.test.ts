import { expect, test } from 'vitest';
import { safeReturnPath } from './return-path.schema';

test.each([['/settings'], ['/analysis/abc?tab=risks#r1'], ['/templates/../settings']])(
  '%s is a page to come back to',
  (path) => {
    expect(safeReturnPath(path)).toBe(path.replace('/templates/..', ''));
  },
);

test.each([
  ['https://elsewhere.test/'],
  ['//elsewhere.test'],
  ['/\\elsewhere.test'],
  ['/\t/elsewhere.test'],
  ['/.//elsewhere.test'],
  ['javascript:alert(1)'],
  ['settings'],
  ['/auth?mode=login'],
  ['/login'],
  ['/api/logout'],
  [`/${'a'.repeat(500)}`],
  [''],
  [null],
  [undefined],
])('%s is none', (path) => {
  expect(safeReturnPath(path)).toBeNull();
});

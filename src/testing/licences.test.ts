import { expect, test } from 'vitest';
import { isAllowed } from '../dev/build/notices/allowed-licences.ts';
import { runtimePackages } from '../dev/build/notices/installed-packages.ts';

test('every package that the app runs on has a licence that allows shipping it', () => {
  const packages = runtimePackages();
  expect(packages.length).toBeGreaterThan(50);
  expect(packages.filter(({ licence }) => !isAllowed(licence))).toEqual([]);
});

test.each(['MIT', 'OFL-1.1', '(MPL-2.0 OR Apache-2.0)', '(MIT AND Zlib)'])('%s may be shipped', (licence) => {
  expect(isAllowed(licence)).toBe(true);
});

test.each(['AGPL-3.0-only', 'GPL-3.0-or-later', '(MIT AND AGPL-3.0-only)', 'SEE LICENSE IN LICENSE.md', undefined])(
  '%s may not',
  (licence) => {
    expect(isAllowed(licence)).toBe(false);
  },
);

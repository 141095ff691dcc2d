import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isAllowed } from '../dev/build/notices/allowed-licences.ts';
import { root } from '../dev/run/project-paths.ts';

interface Locked {
  version: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  integrity?: string;
  inBundle?: boolean;
  resolved?: string;
}
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
const registry = 'https://registry.npmjs.org/';
const installed = Object.entries(packages).filter(([path]) => path !== '');
/** What dependencies bring, but for the builds of tools for one platform each. */
const shipped = installed.filter(([, { dev, devOptional, optional }]) => !dev && !devOptional && !optional);
/** Licences that were read by a person, because their package names them in its own words. */
const read = new Map([['node_modules/duck', 'BSD']]);

test('every package that dependencies bring has a licence that asks for a notice and nothing more', () => {
  expect(shipped.length).toBeGreaterThan(100);
  const others = shipped.filter(([path, { license }]) => !isAllowed(license) && read.get(path) !== license);
  expect(others.map(([path, { license }]) => `${path} ${license}`)).toEqual([]);
});

test('every package comes from the registry, and is the one whose hash was locked', () => {
  const others = installed.filter(
    // Without an address a package comes from the registry; what is packed within another has the hash of that one.
    ([, { resolved = registry, integrity, inBundle }]) => !resolved.startsWith(registry) || !(integrity || inBundle),
  );
  expect(others.map(([path]) => path)).toEqual([]);
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unpackBytes } from '#worker/unpack-bytes.ts';
import { packedModule, tables, unreached, unreachedByApi, usedOfStripe } from '../dev/build/lean-libraries.ts';
import { packBytes } from '../dev/build/pack-bytes.ts';
import { root } from '../dev/run/project-paths.ts';

const unpacked = (packed: Uint8Array) => unpackBytes(new Uint8Array(packed).buffer);
const libraries = join(root, 'node_modules');

test.each([1, 1000, 5_000_000])('a packed table of %i bytes comes out as it was', (length) => {
  const data = Uint8Array.from({ length }, (_, index) => (index * 31) % 251);
  const packed = packBytes(data);
  expect(Buffer.compare(unpacked(packed), data)).toBe(0);
  expect(packed.length).toBeLessThan(2000);
});

test.each(Object.entries(tables))('the built Worker unpacks what is in %s', async (path, table) => {
  const [, file = ''] = /packed from "(.+)"/.exec(await packedModule(path, table)) ?? [];
  const own = table.read(await import(join(libraries, path)));
  expect(Buffer.compare(unpacked(readFileSync(file)), own)).toBe(0);
});

// A library that moves its files would be bundled whole again, unnoticed.
test.each([
  ...Object.keys(tables),
  ...Object.keys(unreached),
  ...Object.keys(unreachedByApi),
  'jschardet/build/index.js',
])('the library still has %s', (path) => expect(existsSync(join(libraries, path))).toBe(true));

test('the built Worker keeps every resource of Stripe that is called', () => {
  const folder = join(root, 'src/platform');
  const files = readdirSync(folder).filter((name) => name.startsWith('stripe-') && !name.includes('.test.'));
  const code = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  const called = new Set(Array.from(code.matchAll(/\bstripe\.(\w+)\.\w+/g), ([, resource = '']) => resource));
  called.delete('webhooks');
  const kept = usedOfStripe.map((name) => name.replace('/index', '').replace(/^./, (first) => first.toLowerCase()));
  expect([...called].sort()).toEqual(kept.sort());
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { places } from '#web/testing/walk/places.ts';

test('every route of the client is walked', () => {
  const router = readFileSync(join(import.meta.dirname, '../../web/app/router.tsx'), 'utf8');
  const routes = [...router.matchAll(/<Route path="([^"]+)" element/g)].map(([, path = '']) => path);
  expect(routes.length).toBeGreaterThan(20);
  const walked = new Set(places.flatMap(({ route }) => [route, route.replace('reset-password/', '')]));
  expect(routes.filter((route) => !walked.has(route))).toEqual([]);
});

test('no two places have one name', () => {
  const names = places.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

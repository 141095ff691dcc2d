import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { callApi } from '#web/lib/api.ts';
import { asked, server } from '#web/testing/server.ts';
import { markSession } from '#web/testing/session-mark.ts';

const code = readFileSync(join(import.meta.dirname, '../public/boot.js'), 'utf8');
const before = location.href;

const boot = (address: string) => {
  history.replaceState(null, '', address);
  new Function(code)();
};

beforeEach(() => {
  server.use(
    http.get('/api/user', () => HttpResponse.json({ email: 'ada@example.test' })),
    http.get('/api/contracts', () => HttpResponse.json([])),
    http.get('/api/contracts/:part', ({ params }) => HttpResponse.json({ part: params.part })),
    http.get('/api/usage/check/contract_analysis', () => HttpResponse.json({ allowed: true })),
  );
});
afterEach(() => {
  history.replaceState(null, '', before);
  globalThis.askedEarly = undefined;
});

test('who is signed in and the contract of the page are asked for early, and by nothing else again', async () => {
  markSession();
  boot('/analysis/one');
  expect(await callApi('/api/user')).toEqual({ email: 'ada@example.test' });
  expect(await callApi('/api/contracts/one')).toEqual({ part: 'one' });
  expect(asked()).toEqual(['GET /api/user', 'GET /api/contracts/one']);
});

test.each(['/', '/dashboard'])('what the dashboard at %s shows first is asked for early', async (address) => {
  markSession();
  boot(address);
  for (const path of ['?sort=newest&page=1', '/count', '/tags', '/dates']) await callApi(`/api/contracts${path}`);
  await callApi('/api/usage/check/contract_analysis');
  expect(await callApi('/api/user')).toEqual({ email: 'ada@example.test' });
  expect(asked()).toHaveLength(6);
});

test('of other contracts than the newest only who is signed in is asked for early', () => {
  markSession();
  boot('/dashboard?search=lease');
  expect(Object.keys(globalThis.askedEarly ?? {})).toEqual(['/api/user']);
});

test('of a visitor who never signed in nothing is asked', () => {
  boot('/analysis/one');
  expect(asked()).toEqual([]);
});

test('the texts of the chosen language are fetched along with the code', () => {
  localStorage.setItem('plainclause.locale', 'ar');
  const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
  script.dataset.ar = '/assets/ar-1.js';
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  boot('/about');
  Reflect.deleteProperty(document, 'currentScript');
  const link = document.head.querySelector<HTMLLinkElement>('link[rel=modulepreload]');
  expect(link?.getAttribute('href')).toBe('/assets/ar-1.js');
  link?.remove();
  localStorage.removeItem('plainclause.locale');
  document.documentElement.lang = 'en';
  document.documentElement.dir = 'ltr';
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

/** The script as the build names it in a page that was drawn ahead. */
const drawnIn = (drawn: string, views: Record<string, string>) => {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
  Object.assign(script.dataset, { drawn, views: JSON.stringify(views) });
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  document.body.innerHTML = '<div id="root"><h1>Drawn for visitors, in English</h1></div>';
};
const isHidden = () => 'undrawn' in document.documentElement.dataset;

describe('a page that was drawn ahead', () => {
  afterEach(() => {
    Reflect.deleteProperty(document, 'currentScript');
    delete document.documentElement.dataset.undrawn;
    localStorage.removeItem('plainclause.locale');
    document.documentElement.lang = 'en';
  });

  test('is left as it is for whom it was drawn for', () => {
    drawnIn('visitor-en', { 'visitor-de': '/assets/view-1.json' });
    boot('/about');
    expect(isHidden()).toBe(false);
    expect(asked()).toEqual([]);
  });

  test('is hidden from a reader of another language, until what was drawn for them has come', async () => {
    server.use(http.get('/assets/view-1.json', () => HttpResponse.json('<h1>Für Besucher</h1>')));
    localStorage.setItem('plainclause.locale', 'de');
    drawnIn('visitor-en', { 'visitor-de': '/assets/view-1.json' });
    boot('/about');
    expect(isHidden()).toBe(true);
    await vi.waitFor(() => expect(isHidden()).toBe(false));
    expect(document.getElementById('root')?.innerHTML).toBe('<h1>Für Besucher</h1>');
  });

  test('has what the Worker told of an analysis in its places, in the language that it is written in, as text', async () => {
    markSession();
    const places =
      '<b data-untold></b><h1 hidden data-told="title" data-written></h1><i hidden data-told="high-0">High</i>';
    server.use(
      http.get('/assets/view-1.json', () => HttpResponse.json(`${places}<i hidden data-told="high-1">High</i>`)),
    );
    localStorage.setItem('plainclause.locale', 'de');
    drawnIn('user-en', { 'user-de': '/assets/view-1.json' });
    const told = { language: 'fr', told: { title: 'Bail <b>commercial</b>', 'high-0': true } };
    document.body.insertAdjacentHTML('beforeend', '<script type="application/json" id="first-screen-told"></script>');
    const holds = document.getElementById('first-screen-told') ?? expect.fail();
    holds.textContent = JSON.stringify(told);
    boot('/analysis/one');
    await vi.waitFor(() => expect(isHidden()).toBe(false));
    const shown = document.querySelectorAll<HTMLElement>('[data-told]:not([hidden])');
    expect([...shown].map(({ tagName, lang, textContent }) => [tagName, lang, textContent])).toEqual([
      ['H1', 'fr', 'Bail <b>commercial</b>'],
      ['I', '', 'High'],
    ]);
    expect(document.querySelector<HTMLElement>('[data-untold]')?.hidden).toBe(true);
    document.body.replaceChildren();
  });

  test('is left to the app once that has come first', async () => {
    server.use(http.get('/assets/view-1.json', () => HttpResponse.json('<h1>Für Besucher</h1>')));
    localStorage.setItem('plainclause.locale', 'de');
    drawnIn('visitor-en', { 'visitor-de': '/assets/view-1.json' });
    boot('/about');
    Object.assign(document.getElementById('root')?.dataset ?? {}, { drawn: 'app' });
    await vi.waitFor(() => expect(asked()).toEqual(['GET /assets/view-1.json']));
    await new Promise((done) => setTimeout(done, 20));
    expect(document.getElementById('root')?.textContent).toBe('Drawn for visitors, in English');
  });

  test('is hidden from who is signed in where nothing was drawn for them', () => {
    markSession();
    drawnIn('visitor-en', { 'visitor-de': '/assets/view-1.json' });
    boot('/about');
    expect(isHidden()).toBe(true);
    expect(Object.keys(globalThis.askedEarly ?? {})).toEqual(['/api/user']);
  });
});

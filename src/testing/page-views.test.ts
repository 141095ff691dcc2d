import { expect, test } from 'vitest';
import { viewsOf, withViews } from '../dev/build/public/page-views.ts';

const view = (drawnFor: 'visitor' | 'user', locale: string) => ({
  address: '/',
  drawnFor,
  locale,
  html: `<h1>${drawnFor} ${locale}</h1>`,
});

const page = `<script src="/boot.js"></script>
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/shell-1.js">
<link rel="stylesheet" crossorigin href="/assets/shell-1.css">
<div id="root"></div>`;

test('a page holds how it looks in English, tells where its other looks are, and has its code come after these', () => {
  const kept: string[] = [];
  const keep = (html: string) => `/assets/view-${kept.push(html)}.json`;
  const drawn = [view('visitor', 'de'), view('visitor', 'en'), view('user', 'en'), view('user', 'ar')];
  expect(withViews(page, viewsOf(drawn, keep))).toBe(`<script src="/boot.js" data-drawn="visitor-en" data-views="{${[
    '&quot;user-en&quot;:&quot;/assets/view-1.json&quot;',
    '&quot;visitor-de&quot;:&quot;/assets/view-2.json&quot;',
    '&quot;user-ar&quot;:&quot;/assets/view-3.json&quot;',
  ].join()}}"></script>
<script type="module" crossorigin src="/assets/index-1.js" fetchpriority="low"></script>
<link rel="modulepreload" crossorigin href="/assets/shell-1.js" fetchpriority="low">
<link rel="stylesheet" crossorigin href="/assets/shell-1.css">
<div id="root" data-drawn="visitor"><h1>visitor en</h1></div>`);
  expect(kept).toEqual(['<h1>user en</h1>', '<h1>visitor de</h1>', '<h1>user ar</h1>']);
});

test('a page that is not drawn ahead is left as it is', () => {
  expect(
    withViews(
      page,
      viewsOf([], () => ''),
    ),
  ).toBe(page);
});

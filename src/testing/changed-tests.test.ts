import { expect, test } from 'vitest';
import { testsOfChange } from '../dev/check/changed-tests.ts';

const edge = (from: string, to: string) => ({ from, to, own: true, typeOnly: false });
const imports = [
  edge('src/index.ts', 'src/http/router.ts'),
  edge('src/http/router.test.ts', 'src/http/router.ts'),
  edge('worker/index.ts', 'worker/pipeline.ts'),
  edge('web/app/main.tsx', 'web/pages/about/about.page.tsx'),
  edge('web/app/main.tsx', 'web/pages/pricing/pricing.page.tsx'),
  edge('web/pages/about/about.page.tsx', 'web/ui/card.tsx'),
  edge('web/ui/card.tsx', 'src/i18n/paraglide/messages.js'),
];
const files = [
  ...new Set(imports.flatMap(({ from, to }) => [from, to])),
  'web/pages/about/about.browser.test.ts',
  'web/pages/pricing/pricing.browser.test.ts',
  'web/testing/keyboard.browser.test.ts',
  'src/testing/integration/analysis.test.ts',
];
const touched = (...changed: string[]) => testsOfChange(files, imports, changed);

test('a change of the server runs its own tests and those against both Workers', () => {
  expect(touched('src/http/router.ts')).toEqual({
    tests: ['src/http/router.test.ts', 'src/testing/integration/analysis.test.ts'],
    pages: [],
  });
});

test('a change of a control runs the browser tests of the pages that show it, and of the whole client', () => {
  expect(touched('web/ui/card.tsx')).toEqual({
    tests: ['web/pages/about/about.browser.test.ts', 'web/testing/keyboard.browser.test.ts'],
    pages: ['web/pages/about/about.page.tsx'],
  });
});

test('a change of a text runs what shows texts', () => {
  expect(touched('src/i18n/messages/fr.json').pages).toEqual(['web/pages/about/about.page.tsx']);
});

test('a changed test runs itself, and a change of documents nothing', () => {
  expect(touched('web/pages/pricing/pricing.browser.test.ts').tests).toEqual([
    'web/pages/pricing/pricing.browser.test.ts',
  ]);
  expect(touched('README.md')).toEqual({ tests: [], pages: [] });
});

test('a change of packages, Workers or tables runs everything', () => {
  for (const path of ['package-lock.json', 'wrangler.toml', 'worker/wrangler.toml', 'migrations/0002_x.sql'])
    expect(touched(path).tests).toBeNull();
});

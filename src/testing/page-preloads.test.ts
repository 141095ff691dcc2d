import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { withCatalogues, withCodeOf } from '../dev/build/public/page-preloads.ts';

const chunk = (fileName: string, changes: object = {}) => ({ type: 'chunk', fileName, imports: [], ...changes });

const bundle = Object.fromEntries(
  [
    chunk('assets/shell-1.js'),
    chunk('assets/list.page-1.js', {
      facadeModuleId: '/web/pages/list/list.page.tsx',
      imports: ['assets/shell-1.js', 'assets/shared-1.js'],
      dynamicImports: ['assets/dialog-1.js'],
      viteMetadata: { importedCss: new Set(['assets/list-1.css']) },
    }),
    chunk('assets/shared-1.js', { imports: ['assets/list.page-1.js'] }),
    chunk('assets/dialog-1.js', { facadeModuleId: '/web/pages/list/dialog.tsx' }),
    chunk('assets/ar-1.js', { facadeModuleId: '\0virtual:catalogue/ar' }),
    { type: 'asset', fileName: 'index.html' },
  ].map((file) => [file.fileName, file]),
) as unknown as Rolldown.OutputBundle;

const shell = '<link rel="modulepreload" crossorigin href="/assets/shell-1.js">';

test('a copy of the page names what its code imports and looks like, once, and nothing that it loads later', () => {
  const html = withCodeOf(['list.page'], `<head>${shell}</head>`, bundle);
  expect([...html.matchAll(/<link rel="(\w+)" crossorigin href="([^"]+)">/g)].map(([, ...link]) => link)).toEqual([
    ['modulepreload', '/assets/shell-1.js'],
    ['stylesheet', '/assets/list-1.css'],
    ['modulepreload', '/assets/list.page-1.js'],
    ['modulepreload', '/assets/shared-1.js'],
  ]);
});

test('a page that is not there is no page without code', () => {
  expect(() => withCodeOf(['gone.page'], '<head></head>', bundle)).toThrow('gone.page');
});

test('what runs first is told where the texts of other languages are', () => {
  expect(withCatalogues('<script src="/boot.js"></script>', bundle)).toBe(
    '<script src="/boot.js" data-ar="/assets/ar-1.js"></script>',
  );
});

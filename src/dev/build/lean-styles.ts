import type { Plugin } from 'vite';

const inBrackets = String.raw`\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`;
const rootHas = `:root:has${inBrackets}`;
const inList = new RegExp(String.raw`${rootHas}\s*,\s*`, 'g');
const lastInList = new RegExp(String.raw`,\s*${rootHas}(?=\s*[{)])`, 'g');
const wholeRule = new RegExp(String.raw`(?<=^|[{};/\s])${rootHas}\s*\{[^{}]*\}`, 'g');

/** Styles without what hangs on something being anywhere in the page. */
export const withoutRootHas = (css: string): string =>
  css.replaceAll(inList, '').replaceAll(lastInList, '').replaceAll(wholeRule, '');

/**
 * daisyUI sets the theme and stops scrolling by `:root:has(…)`. Where there is one such rule, browsers work out the styles
 * of all the page anew with whatever is put into it. Both are done by attributes here: `web/lib/theme.ts`, `web/ui/dialog.tsx`.
 */
export function leanStyles(): Plugin {
  return {
    name: 'lean-styles',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('/web/styles/app.css') ? { code: withoutRootHas(code), map: null } : null),
  };
}

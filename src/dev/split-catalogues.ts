import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './project-paths.ts';

const folder = join(root, 'src/i18n/paraglide/messages');
const catalogue = (locale: string) => join(root, `src/i18n/messages/${locale}.json`);
const loader = join(root, 'web/lib/catalogue.ts');
const runtime = join(root, 'src/i18n/paraglide/runtime.js');
const otherLocales = ['es', 'fr', 'de', 'ar'];
/** Long texts that one page alone shows: they stay with their page, in all languages. */
const keptTogether = /^(privacy|terms)_/;

/**
 * The compiler writes each message with all its languages. In the built client a message keeps its English text, and
 * every other language becomes one file, fetched when a reader chooses it: a page then carries one language, not five.
 */
export function splitCatalogues(): Plugin {
  const keys = () =>
    Object.keys(JSON.parse(readFileSync(catalogue('en'), 'utf8'))).filter((key) => !keptTogether.test(key));
  let split: Set<string>;
  return {
    name: 'split-catalogues',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      split = new Set(keys());
    },
    resolveId(id) {
      if (id === 'virtual:catalogues' || id.startsWith('virtual:catalogue/')) return `\0${id}`;
    },
    load(id) {
      if (id === '\0virtual:catalogues') return cataloguesModule();
      if (id.startsWith('\0virtual:catalogue/')) return catalogueModule(id.slice('\0virtual:catalogue/'.length), split);
    },
    transform: {
      order: 'pre',
      handler(code, id) {
        const path = id.split('?')[0] ?? id;
        if (path === loader) return { code: loaderModule(), map: null };
        if (path === runtime) return { code: runtimeModule(), map: null };
        const key = basename(path, '.js');
        if (path === join(folder, `${key}.js`) && split.has(key)) return { code: messageModule(code, key), map: null };
      },
    },
  };
}

function cataloguesModule() {
  return `import { getLocale } from '${runtime}';
export const catalogues = {};
export const message = (key, text) => (inputs = {}, options = {}) =>
  (catalogues[options.locale ?? getLocale()]?.[key] ?? text)(inputs);`;
}

function loaderModule() {
  const files = otherLocales.map((locale) => `${locale}: () => import('virtual:catalogue/${locale}')`);
  return `import { catalogues } from 'virtual:catalogues';
const files = { ${files.join(', ')} };
export async function loadCatalogue(locale) {
  if (files[locale] && !catalogues[locale]) catalogues[locale] = (await files[locale]()).texts;
}`;
}

/** The compiler's runtime without what finds a locale in addresses, cookies and headers: the client says which it is. */
function runtimeModule() {
  return `export const locales = ${JSON.stringify(['en', ...otherLocales])};
export let getLocale = () => 'en';
export const overwriteGetLocale = (read) => { getLocale = read; };
export const experimentalStaticLocale = undefined;`;
}

function messageModule(code: string, key: string) {
  return `${importsOf(code)}
import { message } from 'virtual:catalogues';
export const ${key} = /* @__PURE__ */ message('${key}', ${textOf(code, 'en', key)});`;
}

function catalogueModule(locale: string, keys: Set<string>) {
  const texts = [...keys].map((key) => {
    const code = readFileSync(join(folder, `${key}.js`), 'utf8');
    return `${key}: ${textOf(code, locale, key)}`;
  });
  return `import * as registry from '${join(root, 'src/i18n/paraglide/registry.js')}';
export const texts = { ${texts.join(',\n')} };`;
}

const importsOf = (code: string) => (code.match(/^import .*registry.*$/gm) ?? []).join('\n');

/** The function that writes one message in one language, as the compiler wrote it. */
function textOf(code: string, locale: string, key: string) {
  const start = code.indexOf(`const ${locale}_${key} = `);
  const end = code.indexOf('\n};', start);
  if (start < 0 || end < 0) throw new Error(`The compiled message ${key} has no ${locale} text where it is expected`);
  return code.slice(code.indexOf('=', start) + 1, end + 2).trim();
}

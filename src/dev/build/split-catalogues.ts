import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { locales } from '#src/i18n/locale.schema.ts';
import { root } from '../run/project-paths.ts';

const compiled = join(root, 'src/i18n/paraglide');
const index = join(compiled, 'messages/_index.js');
const runtime = join(compiled, 'runtime.js');
const registry = join(compiled, 'registry.js');
const loader = join(root, 'web/lib/catalogue.ts');
const catalogue = join(root, 'src/i18n/messages/en.json');
const virtual = '\0virtual:';
/** Long texts that one page alone shows: they stay with their page, in all languages. */
const keptTogether = /^(privacy|terms)_/;

type Texts = Record<string, Map<string, string>>;

/**
 * The compiler writes one file a language with every message in it. In the built client each message becomes a module
 * that travels with the pages using it and holds its English text; every other language is one file, fetched when a
 * reader chooses it. A page then carries one language, not five.
 */
export function splitCatalogues(): Plugin {
  let texts: Texts | undefined;
  let inCatalogue = new Set<string>();
  const read = () => {
    texts ??= readTexts();
    return texts;
  };
  return {
    name: 'split-catalogues',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      texts = undefined;
      const keys = Object.keys(JSON.parse(readFileSync(catalogue, 'utf8')));
      inCatalogue = new Set(keys.filter((key) => !keptTogether.test(key)));
    },
    resolveId(id) {
      if (id.startsWith('virtual:message') || id.startsWith('virtual:catalogue')) return `\0${id}`;
    },
    load(id) {
      if (id === `${virtual}messages`) return pure(messageFunctions());
      const [kind, name] = id.startsWith(virtual) ? id.slice(virtual.length).split('/') : [];
      if (kind === 'catalogue' && name) return pure(catalogueModule(read(), name, inCatalogue));
      if (kind === 'message' && name) return pure(messageModule(read(), name, inCatalogue.has(name)));
    },
    transform: {
      order: 'pre',
      handler(code, id) {
        const path = id.split('?')[0];
        if (path === loader) return { code: loaderModule(), map: null };
        if (path === runtime) return { code: runtimeModule(), map: null };
        if (path === index) return { code: indexModule(code), map: null };
      },
    },
  };
}

const pure = (code: string) => ({ code, map: null, moduleSideEffects: false });

/** Every message's function, by language and key, as the compiler wrote it. */
function readTexts(): Texts {
  const read = (locale: string) => {
    const code = readFileSync(join(compiled, `messages/${locale}.js`), 'utf8');
    return new Map(
      [...code.matchAll(/^export const (\w+) = (.*?\n\});$/gms)].map(([, key = '', text = '']) => [key, text]),
    );
  };
  return Object.fromEntries(locales.map((locale) => [locale, read(locale)]));
}

function textOf(texts: Texts, locale: string, key: string) {
  const text = texts[locale]?.get(key);
  if (!text) throw new Error(`The compiled message ${key} has no ${locale} text where it is expected`);
  return text;
}

const indexModule = (code: string) =>
  [...code.matchAll(/^export const (\w+) = /gm)]
    .map(([, key]) => `export { ${key} } from 'virtual:message/${key}';`)
    .join('\n');

function messageModule(texts: Texts, key: string, split: boolean) {
  const all = locales.map((locale) => `${locale}: ${textOf(texts, locale, key)}`).join(', ');
  const made = split ? `message('${key}', ${textOf(texts, 'en', key)})` : `messageInAll({ ${all} })`;
  return `import * as registry from '${registry}';
import { message, messageInAll } from 'virtual:messages';
export const ${key} = /* @__PURE__ */ ${made};`;
}

function catalogueModule(texts: Texts, locale: string, keys: Set<string>) {
  const all = [...keys].map((key) => `${key}: ${textOf(texts, locale, key)}`);
  return `import * as registry from '${registry}';
export const texts = { ${all.join(',\n')} };`;
}

function messageFunctions() {
  return `import { getLocale } from '${runtime}';
export const catalogues = {};
const chosen = (options) => options.locale ?? getLocale();
export const message = (key, text) => (inputs = {}, options = {}) => (catalogues[chosen(options)]?.[key] ?? text)(inputs);
export const messageInAll = (texts) => (inputs = {}, options = {}) => texts[chosen(options)](inputs);`;
}

function loaderModule() {
  const files = locales
    .filter((locale) => locale !== 'en')
    .map((one) => `${one}: () => import('virtual:catalogue/${one}')`);
  return `import { catalogues } from 'virtual:messages';
const files = { ${files.join(', ')} };
export async function loadCatalogue(locale) {
  if (files[locale] && !catalogues[locale]) catalogues[locale] = (await files[locale]()).texts;
}`;
}

/** The compiler's runtime without what finds a locale in addresses, cookies and headers: the client says which it is. */
function runtimeModule() {
  return `export const locales = ${JSON.stringify(locales)};
export let getLocale = () => 'en';
export const overwriteGetLocale = (read) => { getLocale = read; };`;
}

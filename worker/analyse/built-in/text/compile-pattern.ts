import type { Locale } from '#src/i18n/locale.schema.ts';

const letter = '[A-Za-z0-9_\\u00c0-\\u024f\\u0620-\\u064a]';
const edge = `(?:(?<!${letter})(?=${letter})|(?<=${letter})(?!${letter}))`;
const compiled = new WeakMap<RegExp, Map<string, RegExp>>();

/**
 * The pattern as it runs on normalised text: case-blind, `\b` aware of the language's letters, Arabic folded. The flag
 * `u` is kept: without it, `\p{L}` would not mean a letter.
 */
export function compilePattern(pattern: RegExp, language: Locale, flags: '' | 'g' = ''): RegExp {
  let forms = compiled.get(pattern);
  if (!forms) {
    forms = new Map();
    compiled.set(pattern, forms);
  }
  const key = `${language}${flags}`;
  let form = forms.get(key);
  if (!form) {
    form = new RegExp(translate(pattern.source, language), `i${pattern.unicode ? 'u' : ''}${flags}`);
    forms.set(key, form);
  }
  return form;
}

function translate(source: string, language: Locale) {
  if (language === 'en') return source;
  const edges = source.replaceAll(/\\b/g, edge);
  return language === 'ar' ? edges.replace(/[أإآٱ]/g, 'ا').replace(/[ىی]/g, 'ي') : edges;
}

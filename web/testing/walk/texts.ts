import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const walkLocales = ['en', 'es', 'fr', 'de', 'ar'] as const;
export type WalkLocale = (typeof walkLocales)[number];

type Catalogue = Record<string, unknown>;

const catalogues = new Map<WalkLocale, Catalogue>(
  walkLocales.map((locale) => [
    locale,
    JSON.parse(readFileSync(join(import.meta.dirname, `../../../src/i18n/messages/${locale}.json`), 'utf8')),
  ]),
);

const catalogueOf = (locale: WalkLocale): Catalogue => catalogues.get(locale) ?? {};

/** What a control is called in a language; only messages without placeholders and plurals. */
export function textIn(locale: WalkLocale, key: string): string {
  const text = catalogueOf(locale)[key];
  if (typeof text !== 'string') throw new Error(`${key} is no plain message`);
  return text;
}

/** Keys of messages, which no reader should ever see. */
export const messageKeys = (): string[] => Object.keys(catalogueOf('en')).filter((key) => key.includes('_'));

/** Words of our English texts that other languages use too, here in the subjects of clauses. */
const shared = ['Software'];

/** English texts that read otherwise in a language: seen in a page of that language, they were left untranslated. */
export function englishOnly(locale: WalkLocale): string[] {
  const translated = catalogueOf(locale);
  const same = new Set([...Object.values(translated), ...shared]);
  return Object.values(catalogueOf('en')).filter(
    (text): text is string => typeof text === 'string' && !text.includes('{') && !same.has(text),
  );
}

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

/** Words that several languages use, here in the subjects of clauses. */
const shared = ['Software'];

/** All texts of a language, those of each number of a plural among them. */
function textsOf(locale: WalkLocale): string[] {
  const read = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    if (Array.isArray(value)) return value.flatMap(read);
    const match = typeof value === 'object' && value && 'match' in value ? value.match : null;
    return match ? Object.values(match).flatMap(read) : [];
  };
  return Object.values(catalogueOf(locale)).flatMap(read);
}

const isWhole = (text: string) => !text.includes('{');
const wholeTexts = new Map(walkLocales.map((locale) => [locale, new Set(textsOf(locale).filter(isWhole))]));

/** Texts with something put in, of which enough is left to know them by. */
const patterns = new Map(
  walkLocales.map((locale) => [
    locale,
    textsOf(locale)
      .filter((text) => !isWhole(text) && /\p{L}{2,}\P{L}+\p{L}{2,}/u.test(text.replace(/\{[^}]*\}/g, '|')))
      .map(
        (text) =>
          new RegExp(
            `^${text
              .split(/\{[^}]*\}/)
              .map(escaped)
              .join('.+')}$`,
            'su',
          ),
      ),
  ]),
);

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

const isTextOf = (words: string, locale: WalkLocale) => wholeTexts.get(locale)?.has(words) ?? false;
const fitsOneOf = (words: string, locale: WalkLocale) => patterns.get(locale)?.some((one) => one.test(words)) ?? false;

/** The other language that words were left in; null where they may stand in a page of this one. */
export function readsAsOther(words: string, locale: WalkLocale): WalkLocale | null {
  if (shared.includes(words) || isTextOf(words, locale)) return null;
  const other = walkLocales.find((each) => each !== locale && isTextOf(words, each));
  if (other) return other;
  return locale !== 'en' && fitsOneOf(words, 'en') && !fitsOneOf(words, locale) ? 'en' : null;
}

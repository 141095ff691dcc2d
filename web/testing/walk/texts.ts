import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '#src/i18n/locale.schema.ts';

type Catalogue = Record<string, unknown>;

const catalogues = new Map<Locale, Catalogue>(
  locales.map((locale) => [
    locale,
    JSON.parse(readFileSync(join(import.meta.dirname, `../../../src/i18n/messages/${locale}.json`), 'utf8')),
  ]),
);

const catalogueOf = (locale: Locale): Catalogue => catalogues.get(locale) ?? {};

/** What a control is called in a language; only messages without placeholders and plurals. */
export function textIn(locale: Locale, key: string): string {
  const text = catalogueOf(locale)[key];
  if (typeof text !== 'string') throw new Error(`${key} is no plain message`);
  return text;
}

/** Keys of messages, which no reader should ever see. */
export const messageKeys = (): string[] => Object.keys(catalogueOf('en')).filter((key) => key.includes('_'));

/** Words that several languages use, here in the subjects of clauses. */
const shared = ['Software'];

/** All texts of a language, those of each number of a plural among them. */
function textsOf(locale: Locale): string[] {
  const read = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    if (Array.isArray(value)) return value.flatMap(read);
    const match = typeof value === 'object' && value && 'match' in value ? value.match : null;
    return match ? Object.values(match).flatMap(read) : [];
  };
  return Object.values(catalogueOf(locale)).flatMap(read);
}

const isWhole = (text: string) => !text.includes('{');
const wholeTexts = new Map(locales.map((locale) => [locale, new Set(textsOf(locale).filter(isWhole))]));

/** Texts with something put in, of which enough is left to know them by. */
const patterns = new Map(
  locales.map((locale) => [
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

const isTextOf = (words: string, locale: Locale) => wholeTexts.get(locale)?.has(words) ?? false;
const fitsOneOf = (words: string, locale: Locale) => patterns.get(locale)?.some((one) => one.test(words)) ?? false;

/** The other language that words were left in; null where they may appear in a page in this one. */
export function readsAsOther(words: string, locale: Locale): Locale | null {
  if (shared.includes(words) || isTextOf(words, locale)) return null;
  const other = locales.find((each) => each !== locale && isTextOf(words, each));
  if (other) return other;
  return locale !== 'en' && fitsOneOf(words, 'en') && !fitsOneOf(words, locale) ? 'en' : null;
}

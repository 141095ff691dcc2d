import { type Locale, locales } from './locale.schema';

/** The first of our languages that an Accept-Language header names, else English. */
export function pickLocale(acceptLanguage: string | undefined | null): Locale {
  for (const range of (acceptLanguage ?? '').split(',')) {
    const language = range.trim().slice(0, 2).toLowerCase();
    const locale = locales.find((known) => known === language);
    if (locale) return locale;
  }
  return 'en';
}

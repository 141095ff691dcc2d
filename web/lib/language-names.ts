import type { Locale } from './locale';

/** Each language in its own words, the same in every interface language. */
export const languageNames: Record<Locale, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  ar: 'العربية',
};

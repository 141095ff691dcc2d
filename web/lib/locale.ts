import { createContext, useContext } from 'react';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { locales, overwriteGetLocale } from '#src/i18n/paraglide/runtime.js';

export { type Locale, locales };

export const localeKey = 'plainclause.locale';

let locale = storedLocale();
applyToPage();
overwriteGetLocale(() => locale);

export const currentLocale = (): Locale => locale;

export function directionOf(locale: Locale) {
  return locale === 'ar' ? 'rtl' : 'ltr';
}

/** Stores the choice and turns the page; what is already drawn follows when the provider is notified. */
export function storeLocale(next: Locale) {
  locale = next;
  try {
    localStorage.setItem(localeKey, next);
  } catch {
    // Storage is refused in some private windows: the choice then lasts as long as the page.
  }
  applyToPage();
}

export const LocaleContext = createContext<{ locale: Locale; setLocale: (locale: Locale) => void }>({
  locale,
  setLocale: storeLocale,
});

export const useLocale = () => useContext(LocaleContext);

function storedLocale(): Locale {
  try {
    const stored = localStorage.getItem(localeKey);
    return locales.find((known) => known === stored) ?? 'en';
  } catch {
    return 'en';
  }
}

function applyToPage() {
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
}

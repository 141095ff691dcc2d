import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';

/** Such words of company names and the like, in every language. */
const shared = 'inc ltd corp co llc plc l.p n.v b.v s.a s.l u.s u.k u.s.a e.g i.e etc vs no nos mr mrs ms dr st jr sr';

const byLocale = new Map<Locale, Set<string>>();

export function abbreviationsOf(locale: Locale): Set<string> {
  let words = byLocale.get(locale);
  if (!words) {
    words = new Set(`${shared} ${languages[locale].writing.abbreviations}`.split(' '));
    byLocale.set(locale, words);
  }
  return words;
}

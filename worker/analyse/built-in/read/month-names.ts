import type { Locale } from '#src/i18n/locale.schema.ts';

const names: Record<Locale, readonly string[]> = {
  en: [
    'january|jan',
    'february|feb',
    'march|mar',
    'april|apr',
    'may',
    'june|jun',
    'july|jul',
    'august|aug',
    'september|sept|sep',
    'october|oct',
    'november|nov',
    'december|dec',
  ],
  es: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre|setiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
  fr: [
    'janvier',
    'février|fevrier',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août|aout',
    'septembre',
    'octobre',
    'novembre',
    'décembre|decembre',
  ],
  de: [
    'januar|jänner',
    'februar|feber',
    'märz|maerz',
    'april',
    'mai',
    'juni',
    'juli',
    'august',
    'september',
    'oktober',
    'november',
    'dezember',
  ],
  // Gulf and Egypt, the Levant, the Maghreb.
  ar: [
    'يناير|كانون الثاني|جانفي',
    'فبراير|شباط|فيفري',
    'مارس|اذار',
    'ابريل|نيسان|افريل',
    'مايو|ايار|ماي',
    'يونيو|يونيه|حزيران|جوان',
    'يوليو|يوليه|تموز|جويلية',
    'اغسطس|اب|اوت',
    'سبتمبر|ايلول',
    'اكتوبر|تشرين الاول',
    'نوفمبر|تشرين الثاني',
    'ديسمبر|كانون الاول',
  ],
};

/** One alternation of all month names, longest first. */
export function monthPattern(locale: Locale): string {
  return names[locale]
    .flatMap((name) => name.split('|'))
    .sort((a, b) => b.length - a.length)
    .join('|');
}

/** 1 to 12, or 0 when the word is no month. */
export function monthNumber(word: string, locale: Locale): number {
  const lower = word.toLowerCase();
  return names[locale].findIndex((name) => name.split('|').includes(lower)) + 1;
}

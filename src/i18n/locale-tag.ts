import type { Locale } from './locale.schema';

const tags: Record<Locale, string> = { en: 'en-GB', es: 'es', fr: 'fr', de: 'de', ar: 'ar-u-nu-latn' };

/** How days and sums are written in mails. Western digits in Arabic too, as on the pages. */
export const localeTag = (locale: Locale): string => tags[locale];

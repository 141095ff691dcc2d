import type { Locale } from '#src/i18n/locale.schema.ts';
import { arabic } from './ar/language';
import { german } from './de/language';
import { english } from './en/language';
import { spanish } from './es/language';
import { french } from './fr/language';
import type { Language } from './language';

export const languages: Record<Locale, Language> = { en: english, es: spanish, fr: french, de: german, ar: arabic };

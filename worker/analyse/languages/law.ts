import type { Locale } from '#src/i18n/locale.schema.ts';
import { law as ar } from './ar/law';
import { law as de } from './de/law';
import { law as en } from './en/law';
import { law as es } from './es/law';
import { law as fr } from './fr/law';
import type { LawWords } from './law-words';

export const lawWords = { en, es, fr, de, ar } satisfies Record<Locale, LawWords>;

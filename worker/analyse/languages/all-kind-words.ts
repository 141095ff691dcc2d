import type { Locale } from '#src/i18n/locale.schema.ts';
import { kindWords as ar } from './ar/kinds';
import { kindWords as de } from './de/kinds';
import { kindWords as en } from './en/kinds';
import { kindWords as es } from './es/kinds';
import { kindWords as fr } from './fr/kinds';
import type { KindWords } from './kind-words';

export const allKindWords = { en, es, fr, de, ar } satisfies Record<Locale, KindWords>;

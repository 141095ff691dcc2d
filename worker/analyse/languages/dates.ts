import type { Locale } from '#src/i18n/locale.schema.ts';
import { dates as ar } from './ar/dates';
import type { DatesWords } from './dates-words';
import { dates as de } from './de/dates';
import { dates as en } from './en/dates';
import { dates as es } from './es/dates';
import { dates as fr } from './fr/dates';

export const datesWords = { en, es, fr, de, ar } satisfies Record<Locale, DatesWords>;

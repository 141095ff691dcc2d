import type { Locale } from '#src/i18n/locale.schema.ts';
import { matterWords as ar } from './ar/matters';
import { matterWords as de } from './de/matters';
import { matterWords as en } from './en/matters';
import { matterWords as es } from './es/matters';
import { matterWords as fr } from './fr/matters';
import type { MatterWords } from './matter-words';

export const allMatterWords = { en, es, fr, de, ar } satisfies Record<Locale, MatterWords>;

import type { Locale } from '#src/i18n/locale.schema.ts';
import { partyWords as ar } from './ar/parties';
import { partyWords as de } from './de/parties';
import { partyWords as en } from './en/parties';
import { partyWords as es } from './es/parties';
import { partyWords as fr } from './fr/parties';
import type { PartyWords } from './party-words';

export const partyWordsOf = { en, es, fr, de, ar } satisfies Record<Locale, PartyWords>;

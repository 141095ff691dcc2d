import type { Locale } from '#src/i18n/locale.schema.ts';
import { partyNameWords as ar } from './ar/party-names';
import { partyNameWords as de } from './de/party-names';
import { partyNameWords as en } from './en/party-names';
import { partyNameWords as es } from './es/party-names';
import { partyNameWords as fr } from './fr/party-names';
import type { PartyNameWords } from './party-name-words';

export const partyNameWordsOf = { en, es, fr, de, ar } satisfies Record<Locale, PartyNameWords>;

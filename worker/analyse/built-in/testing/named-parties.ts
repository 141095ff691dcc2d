import type { Locale } from '#src/i18n/locale.schema.ts';
import { nameParties } from '../parties/naming/name-parties';
import { readContractText } from '../text/contract-text';

/** Names and roles of the parties that a text names. */
export const namedParties = (language: Locale, text: string) =>
  nameParties(readContractText({ text, blocks: [], language })).map(({ name, role }) => [name, role]);

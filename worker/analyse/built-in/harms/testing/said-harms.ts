import type { Locale } from '#src/i18n/locale.schema.ts';
import { readContractText } from '#worker/analyse/built-in/text/contract-text.ts';
import type { HarmType } from '../harm-types';
import { createSayings } from '../sayings';

/** The harms that the sayings of a language name in a text whose every sentence looks harmful. */
export function saidHarms(text: string, language: Locale): HarmType[] {
  const contract = readContractText({ text, blocks: [], language });
  const sayings = createSayings(contract);
  const sentences = contract.sentences.filter(({ isHeading }) => !isHeading);
  return sentences.flatMap((sentence) => (sayings.isTurned(sentence) ? [] : sayings.find(sentence, true).slice(0, 1)));
}

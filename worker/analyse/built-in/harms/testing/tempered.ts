import type { Locale } from '#src/i18n/locale.schema.ts';
import { readContractText } from '#worker/analyse/built-in/text/contract-text.ts';
import type { HarmType } from '../harm-types';
import { temperHarms } from '../temper-harms';

/** What is left of a harm that the first sentence behind the opening does for sure. */
export function tempered(harm: HarmType, text: string, language: Locale, opening = '') {
  const contract = readContractText({ text: `${opening}\n\n${text}`, blocks: [], language });
  const behind = contract.text.trimEnd().lastIndexOf('\n') + 1;
  const sentence = contract.sentences.find(({ start }) => start >= behind);
  if (!sentence) throw new Error('no such sentence');
  const { named } = temperHarms(
    { named: [{ harm, sentence, isSure: true }], unnamed: [], gravity: new Map() },
    contract,
  );
  return named.map(({ isSure }) => (isSure ? 'grave' : 'light'));
}

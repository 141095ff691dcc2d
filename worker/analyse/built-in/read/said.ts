import type { Locale } from '#src/i18n/locale.schema.ts';
import { compilePattern } from '../text/compile-pattern';
import type { ContractText } from '../text/contract-text';

export type Saying = Readonly<Record<Locale, RegExp>>;

/** The first of the passages that says it in the contract's language; null when none does. */
export function findSaid<Words extends { words: string }>(
  passages: readonly Words[],
  saying: Saying,
  { language }: Pick<ContractText, 'language'>,
): Words | null {
  return passages.find(({ words }) => compilePattern(saying[language], language).test(words)) ?? null;
}

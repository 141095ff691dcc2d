import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import type { MarkedSum } from './marked-sum';

/** Nobody owes the sum unless something comes to pass: said in its own part of the sentence, and not of what goes on behind. */
export function isOnlyIf({ words, at }: MarkedSum, language: Locale): boolean {
  const { onlyIf, goesOn } = languages[language].toldMoney;
  const before = words.slice(words.slice(0, at).lastIndexOf(';') + 1, at);
  const [behind = ''] = words.slice(at).split(';', 1);
  const end = goesOn.exec(behind)?.index ?? behind.length;
  return onlyIf.test(before + behind.slice(0, end));
}

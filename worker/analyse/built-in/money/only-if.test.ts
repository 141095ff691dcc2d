import { expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { isOnlyIf } from './only-if';

const inWords = (language: Locale, words: string) => isOnlyIf({ words, at: words.indexOf('¤') }, language);

test.each<[Locale, string]>([
  ['en', 'If ① comes late, ① pays ②, besides what is due, ¤.'],
  ['de', '① zahlt an ② ¤, wenn die Wand zerkratzt ist.'],
  ['es', '① paga a ② ¤ si pierde la llave, y nada más.'],
  ['fr', "① doit ¤ à ② s'il perd la clé."],
  ['ar', 'اذا تاخر ① دفع ل② ¤ عن كل يوم.'],
])('a case is told of the sum that is owed in it (%s: %s)', (language, words) => {
  expect(inWords(language, words)).toBe(true);
});

test.each<[Locale, string]>([
  ['en', '① pays ② a deposit of ¤ by 1 May, or else the place goes to another.'],
  ['en', 'If ① is ill, ② waits; ① pays ¤ on 1 May.'],
  ['de', '① zahlt ¤, sobald das Material im Lager ist.'],
  ['de', '① zahlt ¤ bis 1. Mai, andernfalls wird der Platz vergeben.'],
  ['es', '① paga ¤ antes del 1 de mayo, de lo contrario pierde la plaza.'],
  ['fr', '① verse ¤ le 1er mai, sinon la place est perdue.'],
  ['ar', 'يدفع ① ¤ شهريا سلفة علي حصته, ولا تسترد السلفة اذا قلت الارباح عنها.'],
  ['ar', 'تامين قدره ¤ يدفعه ① قبل رجب, والا ذهب المقعد الي غيره.'],
])('and not of one beside which another matter has a case (%s: %s)', (language, words) => {
  expect(inWords(language, words)).toBe(false);
});

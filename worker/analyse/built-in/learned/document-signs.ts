import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { foldForLearning } from './fold-tokens';

const beginning = 1500;
const ending = 800;

/** The signs that a text bears, where they are to be expected. */
export function signsOf(text: string, language: Locale): string[] {
  const head = foldForLearning(text.slice(0, beginning));
  const tail = foldForLearning(text.slice(-ending));
  const { titled, between, named, agreed, signed } = languages[language].documentSigns;
  const borne: [string, boolean][] = [
    ['titled', titled.test(head.slice(0, 160))],
    ['titled soon', titled.test(head.slice(0, 600))],
    ['between', between.test(head)],
    ['named', named.test(head)],
    ['agreed', agreed.test(head) || agreed.test(tail)],
    ['signed', signed.test(tail)],
  ];
  return borne.filter(([, is]) => is).map(([name]) => name);
}

import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { keyOf } from '../calls';
import { linesOf } from './lined-text';

const farthest = 500;

/** The words of a letter's greeting up to its comma, in lower case; null where there is none. */
export function readGreeting(head: string, language: Locale): string[] | null {
  const { greeting } = languages[language].partyNames;
  const opening = head.slice(0, farthest);
  const line = linesOf(opening).find(({ start, end }) => greeting.test(opening.slice(start, end)));
  const words = line && opening.slice(line.start, line.end).split(/[,!:،]/)[0];
  return words ? keyOf(words).split(' ') : null;
}

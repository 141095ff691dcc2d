import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { keyOf } from '../calls';
import { linesOf } from './lined-text';
import { type Name, readName } from './read-name';

const farthest = 500;

/** The names above a letter's greeting of those whom it greets: "Ms Ann Lee, 2 Mill Lane" and then "Dear Ms Lee,". */
export function readAddressees(head: string, language: Locale): Name[] {
  const { greeting } = languages[language].partyNames;
  const lines = linesOf(head.slice(0, farthest));
  const at = lines.findIndex(({ start, end }) => greeting.test(head.slice(start, end)));
  const greets = at < 0 ? undefined : lines[at];
  if (!greets || !languages[language].writing.hasCapitals) return [];
  const greeted = new Set(keyOf(head.slice(greets.start, greets.end)).split(' '));
  return lines.slice(0, at).flatMap(({ start, end }) => {
    const line = head.slice(0, end);
    for (const { index } of line.slice(start).matchAll(/(?<![\p{L}\d'-])\p{Lu}/gu)) {
      const name = readName(line, start + index, language);
      const words = name && !name.isFirm ? keyOf(name.words).split(' ') : [];
      if (name && words.length > 1 && words.some((word) => word.length > 2 && greeted.has(word))) return [name];
    }
    return [];
  });
}

/** The words of a letter's greeting up to its comma, in lower case; null where there is none. */
export function readGreeting(head: string, language: Locale): string[] | null {
  const { greeting } = languages[language].partyNames;
  const opening = head.slice(0, farthest);
  const line = linesOf(opening).find(({ start, end }) => greeting.test(opening.slice(start, end)));
  const [words, ...others] = line ? opening.slice(line.start, line.end).split(/[,!:،]\s?/) : [];
  if (!words) return null;
  // "Dear Ann, dear Bo": greeted one after the other.
  const goesOn = others.findIndex((one) => !greeting.test(one));
  return [words, ...others.slice(0, Math.max(0, goesOn))].flatMap((one) => keyOf(one).split(' '));
}

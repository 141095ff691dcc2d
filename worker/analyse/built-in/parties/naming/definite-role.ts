import type { Locale } from '#src/i18n/locale.schema.ts';
import type { Span } from '#worker/analyse/built-in/text/sentences.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { standingOf } from '../standing';

const article = 'ال';
/** "بصفته مؤجراً". */
const accusative = /\u064b?ا\u064b?$/;

/** "طرف اول" as the contract goes on to call it, "الطرف الاول"; null for what is no role without its article. */
export function asDefinite(role: string, language: Locale): string | null {
  if (languages[language].writing.hasCapitals || standingOf(role, language)) return null;
  const definite = role
    .split(' ')
    .map((word) => (word.startsWith(article) ? word : article + word))
    .join(' ');
  const plain = definite.replace(accusative, '');
  return [definite, plain].find((one) => standingOf(one, language)) ?? null;
}

/** The roles that some words give at once: "طرف اول مؤجر" is the first party, and the landlord. */
export function rolesWithin(words: string, start: number, language: Locale): Span[] {
  const isRole = (part: string) => standingOf(part, language) !== null || asDefinite(part, language) !== null;
  const gaps = [...words.matchAll(/ (?:[-/] )?/g)];
  for (const { 0: gap, index } of gaps) {
    const rest = index + gap.length;
    if (isRole(words.slice(0, index)) && isRole(words.slice(rest)))
      return [
        { start, end: start + index },
        { start: start + rest, end: start + words.length },
      ];
  }
  return isRole(words) ? [{ start, end: start + words.length }] : [];
}

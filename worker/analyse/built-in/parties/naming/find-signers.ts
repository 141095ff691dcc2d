import type { Locale } from '#src/i18n/locale.schema.ts';
import type { Span } from '#worker/analyse/built-in/text/sentences.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { standingOf } from '../standing';
import { isPair, type Naming } from './find-namings';
import { readGreeting } from './greeted';
import { linesOf } from './lined-text';
import { type Name, readName } from './read-name';

/** Whether a text begins as a letter does. */
export const isLetter = (head: string, language: Locale) => readGreeting(head, language) !== null;

/** Who signs a letter and who agrees to it, on lines of their own at its end, or side by side. */
export function findSigners(head: string, tail: string, language: Locale): Naming[] {
  const { signed, notSigned, greeting } = languages[language].partyNames;
  const greeted = readGreeting(head, language) ?? [];
  let isOfFirm = false;
  let isAsked = false;
  const lines = cellsOf(tail);
  // Above the greeting stands to whom the letter goes.
  const greets = lines.findLastIndex(({ start, end }) => greeting.test(tail.slice(start, end)));
  const signers = lines.slice(greets + 1).flatMap(({ start, end }): Naming[] => {
    const isBelowFirm = isOfFirm;
    const isBelowAsk = isAsked;
    isOfFirm = false;
    const line = tail.slice(start, end);
    isAsked = signed.exec(line)?.[0].trim() === line.trim() && line.trim().endsWith(':');
    if (line.length < 3 || line.length > 90 || notSigned.test(line) || greeting.test(line)) return [];
    const prefix = /^[_\s.…]{3,60}/.exec(line)?.[0].length ?? 0;
    const lead = prefix + (signed.exec(line.slice(prefix))?.[0].length ?? 0);
    const isSigned = lead > prefix || isBelowAsk;
    const name =
      readName(tail.slice(0, end), start + lead, language) ??
      readFirstName(line, { start, lead, isSigned }, greeted, language);
    if (!name || isPair(name)) return [];
    const rest = tail.slice(name.end, end);
    if (lead === 0 && !isBelowAsk && !/^(?:[\s_.…)]{0,80}|,? ?\(?[\p{L} ]{2,30}\)?)$/u.test(rest)) return [];
    isOfFirm = name.isFirm;
    // Below "Agreed:" several may sign.
    isAsked = isBelowAsk && fillIn.test(rest);
    // Whoever signs right below a firm signs for it.
    return isBelowFirm && !name.isFirm && lead === 0 ? [] : [{ name, terms: roleIn(tail, name.end, end, language) }];
  });
  return signers.filter((one, at) => !isSaidAgain(one.name, signers[at + 1]?.name, tail));
}

const fillIn = /^[\s_.…]{0,80}$/;

/** Each line, or each of its columns. */
const cellsOf = (text: string): Span[] =>
  linesOf(text).flatMap(({ start, end }) =>
    [...text.slice(start, end).matchAll(/[^\t]{1,200}/g)].map(({ 0: cell, index }) => ({
      start: start + index + cell.length - cell.trimStart().length,
      end: start + index + cell.trimEnd().length,
    })),
  );

/** "Your aunt" alone on its line, and right below it her name. */
const isSaidAgain = (name: Name, next: Name | undefined, tail: string) =>
  next !== undefined && !name.words.includes(' ') && /^\s{1,4}\(?$/.test(tail.slice(name.end, next.start));

/** A first name alone on its line, behind "Yours" or that of who was greeted. */
function readFirstName(
  line: string,
  { start, lead, isSigned }: { start: number; lead: number; isSigned: boolean },
  greeted: readonly string[],
  language: Locale,
) {
  const words = /^\p{Lu}[\p{L}-]{1,20}(?=[\s_.…]{0,80}$)/u.exec(line.slice(lead).trimEnd())?.[0];
  if (!words || languages[language].partyNames.lead.exec(`${words} `)?.[0].length === words.length + 1) return null;
  if (!(isSigned || greeted.includes(words.toLowerCase()))) return null;
  return { start: start + lead, end: start + lead + words.length, words, isFirm: false };
}

/** "Ruedi Amacker, Geldgeber". */
function roleIn(text: string, from: number, to: number, language: Locale): Span[] {
  const rest = /^, (\p{L}[\p{L} ]{2,30})$/u.exec(text.slice(from, to))?.[1];
  return rest && standingOf(rest, language) ? [{ start: from + 2, end: to }] : [];
}

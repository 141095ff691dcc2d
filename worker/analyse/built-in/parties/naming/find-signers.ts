import type { Locale } from '#src/i18n/locale.schema.ts';
import type { Span } from '#worker/analyse/built-in/text/sentences.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { standingOf } from '../standing';
import { isPair } from './find-namings';
import { readGreeting } from './greeted';
import { linesOf } from './lined-text';
import type { Naming } from './naming';
import { type Name, readName } from './read-name';

/** Whether a text begins as a letter does. */
export const isLetter = (head: string, language: Locale) => readGreeting(head, language) !== null;

/** Who signs a letter and who agrees to it, on lines of their own at its end, or side by side. */
export function findSigners(head: string, tail: string, language: Locale): Naming[] {
  const { signed, agrees, notSigned, greeting } = languages[language].partyNames;
  const greeted = readGreeting(head, language) ?? [];
  let isOfFirm = false;
  let isAsked = false;
  const isNamed = (one: string) => wholeNameOf(one, head, language) !== null;
  const lines = cellsOf(tail);
  // Above the greeting stands to whom the letter goes.
  const greets = lines.findLastIndex(({ start, end }) => greeting.test(tail.slice(start, end)));
  const signers = lines.slice(greets + 1).flatMap(({ start, end }): Naming[] => {
    const isBelowFirm = isOfFirm;
    const isBelowAsk = isAsked;
    isOfFirm = false;
    const line = tail.slice(start, end);
    isAsked = signed.exec(line)?.[0].trim() === line.trim() && line.trim().endsWith(':');
    if (line.length < 3 || line.length > longestLine || notSigned.test(line) || greeting.test(line)) return [];
    const last = agrees.test(line) && !line.includes(':') ? nameAtEnd(tail.slice(0, end), start, language) : null;
    if (last) return [{ name: last, terms: [] }];
    if (line.length > 90) return [];
    const prefix = /^[_\s.…]{3,60}/.exec(line)?.[0].length ?? 0;
    const lead = prefix + (signed.exec(line.slice(prefix))?.[0].length ?? 0);
    const isSigned = lead > prefix || isBelowAsk;
    const name =
      readName(tail.slice(0, end), start + lead, language) ??
      readFirstName(
        line,
        { start, lead, isSigned },
        (one) => greeted.includes(one.toLowerCase()) || isNamed(one),
        language,
      );
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
  next !== undefined &&
  (!name.words.includes(' ') || next.words.startsWith(`${lastWord(name.words)} `)) &&
  /^\s{1,4}\(?$/.test(tail.slice(name.end, next.start));

const lastWord = (words: string) => words.slice(words.lastIndexOf(' ') + 1);

const longestLine = 140;

/** "Agreed, Leeds, 6 March 2026 Ann Lee": the name that ends the line, which may have lost the line break before it. */
function nameAtEnd(text: string, start: number, language: Locale): Name | null {
  const { hasCapitals } = languages[language].writing;
  for (const { index } of text
    .slice(start)
    .matchAll(hasCapitals ? /(?<=[\p{Ll}\d,] )\p{Lu}/gu : /(?<=\d{4} )\p{L}/gu)) {
    const name = readName(text, start + index, language);
    if (name && !name.isFirm && name.words.includes(' ') && /^[\s_.…]{0,80}$/.test(text.slice(name.end))) return name;
  }
  return null;
}

/** Of somebody who signs by the first name, the whole one, where the letter says it: "Ann Lee", and nobody else called Ann. */
export function wholeNameOf(first: string, head: string, language: Locale): Name | null {
  const names = new Map<string, Name>();
  for (let at = head.indexOf(`${first} `); at >= 0; at = head.indexOf(`${first} `, at + 1)) {
    const isWhole = !/[\p{L}'-]$/u.test(head.slice(Math.max(0, at - 1), at));
    const name = isWhole ? readName(head, at, language) : null;
    if (name && !name.isFirm && name.start === at && !isPair(name)) names.set(name.words, name);
  }
  const [only = null, other] = names.values();
  return other ? null : only;
}

/** A first name alone on its line, behind "Yours" or that of who was greeted. */
function readFirstName(
  line: string,
  { start, lead, isSigned }: { start: number; lead: number; isSigned: boolean },
  isKnown: (first: string) => boolean,
  language: Locale,
) {
  const { lead: before, titles } = languages[language].partyNames;
  const isLead = (word: string) => before.exec(`${word} Ann`)?.[0].length === word.length + 1;
  const [, words = '', called] =
    /^((\p{Lu}[\p{L}-]{1,20})(?: \p{Lu}[\p{L}-]{1,20})?)(?=[\s_.…]{0,80}$)/u.exec(line.slice(lead).trimEnd()) ?? [];
  if (!called) return null;
  // "Onkel Josef" is all that the letter calls him.
  const isKin = words !== called && isSigned && isLead(called) && ` ${words}`.search(titles) < 0;
  if (words === called ? isLead(words) || !(isSigned || isKnown(words)) : !isKin) return null;
  return { start: start + lead, end: start + lead + words.length, words, isFirm: false };
}

/** "Ruedi Amacker, Geldgeber". */
function roleIn(text: string, from: number, to: number, language: Locale): Span[] {
  const rest = /^, (\p{L}[\p{L} ]{2,30})$/u.exec(text.slice(from, to))?.[1];
  return rest && standingOf(rest, language) ? [{ start: from + 2, end: to }] : [];
}

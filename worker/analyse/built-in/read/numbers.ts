import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { numberWords } from './number-words';

/** A number written in digits, with whatever separators its language uses; NaN when it is none. */
export function parseDigits(digits: string, locale: Locale): number {
  const compact = digits.replace(/[ ']/g, '').replace(/[.,]$/, '');
  const separators = compact.match(/[.,]/g) ?? [];
  if (separators.length === 0) return Number(compact);
  const last = separators.at(-1) ?? '.';
  const fraction = compact.slice(compact.lastIndexOf(last) + 1);
  const mixed = new Set(separators).size > 1;
  const group = languages[locale].writing.groupMark;
  // "1.500" is a thousand and a half in German, one and a half in English; "2,50" is always a fraction.
  const isGroup = mixed ? false : separators.length > 1 || (fraction.length === 3 && last === group);
  if (isGroup) return Number(compact.replaceAll(last, ''));
  const other = last === '.' ? ',' : '.';
  return Number(compact.replaceAll(other, '').replace(last, '.'));
}

export interface TrailingNumber {
  value: number;
  /** Where the number begins in the text it ends. */
  index: number;
}

const digitsAtEnd = /(?:^|[^\d.,/])(\d{1,3}(?:[ .,']\d{3}){1,15}(?:[.,]\d{1,2})?|\d{1,60}(?:[.,]\d{1,2})?)\)?$/;

/** The number that ends `text`: "thirty (30)", "30", "dreißig", "(30) trente"; null when there is none. */
export function readNumberAtEnd(text: string, locale: Locale): TrailingNumber | null {
  const tail = text.slice(-60).trimEnd().replace(/-$/, '');
  const offset = text.slice(-60) === text ? 0 : text.length - 60;
  const digits = digitsAtEnd.exec(tail)?.[1];
  if (digits) {
    const at = tail.lastIndexOf(digits);
    const value = parseDigits(digits, locale);
    if (!Number.isFinite(value)) return null;
    const spelled = tail[at - 1] === '(' ? readWordsAtEnd(tail.slice(0, at - 1), locale) : null;
    return { value, index: offset + (spelled?.index ?? (tail[at - 1] === '(' ? at - 1 : at)) };
  }
  const bare = tail.replace(/\)$/, '');
  const words = readWordsAtEnd(bare, locale);
  return words && { value: words.value, index: offset + words.index };
}

function readWordsAtEnd(text: string, locale: Locale): TrailingNumber | null {
  const lower = text.toLowerCase().trimEnd();
  const table = numberWords(locale);
  const { joinedBefore } = languages[locale].numbers;
  const starts = [...lower.matchAll(/(?<![\p{L}-])[\p{L}]/gu)].map(({ index }) => index).slice(-6);
  for (const index of starts) {
    const word = lower.slice(index);
    const value = table.get(word);
    if (value !== undefined) return { value, index };
    const joined = joinedBefore?.test(word) ? table.get(word.slice(1)) : undefined;
    if (joined !== undefined) return { value: joined, index: index + 1 };
  }
  return null;
}

import type { Locale } from '#src/i18n/locale.schema.ts';

/** A number, a word or a sign of words that may speak of money. */
export interface Token {
  kind: 'number' | 'word' | 'sign';
  text: string;
  start: number;
  end: number;
}

/** Of numbers "3,50,000" comes first: lakhs, as India groups them. */
const tokenPattern =
  /\d{1,2}(?:,\d{2}){1,4},\d{3}(?!\d|,\d)(?:\.\d{1,2}(?!\d))?|\d{1,3}(?:[ .,']\d{3}){1,5}(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d{1,15}(?:[.,]\d{1,4}(?!\d))?|U\$S|(?<!\p{L})S\/\.?(?= ?\d)|[£€$%₹₦₱₪₺₡₲¥]|\p{L}{1,30}(?:\.\p{L}(?!\p{L}))?/gu;
export function tokenise(words: string): Token[] {
  return [...words.matchAll(tokenPattern)].map(({ 0: text, index }) => ({
    kind: /^\d/.test(text) ? 'number' : /^[£€$%₹₦₱₪₺₡₲¥]|^U\$S$|^S\//.test(text) ? 'sign' : 'word',
    text,
    start: index,
    end: index + text.length,
  }));
}

/** Lower case, Arabic without the ending of the accusative and prefixed letters. */
export function bare(words: string, locale: Locale) {
  if (locale !== 'ar') return words.toLowerCase();
  return words
    .split(' ')
    .map((word) => word.replace(/^(?:[وبف]{0,2}ال|[وبفل](?=\p{L}{3}))/u, '').replace(/(?<=\p{L}{2})(?:ا|ة)$/u, ''))
    .join(' ');
}

export function isClose(before: Token, after: Token, words: string) {
  const gap = words.slice(before.end, after.start);
  return /^(?:\.?[ -]{0,2}-?|[.,]-{1,2} ?| \([^)]{0,40}\) )$/.test(gap);
}

/** A number that stands in brackets of its own, right before the next token: "(2,000) euros". */
export function isInBrackets(tokens: readonly Token[], at: number, words: string) {
  const number = tokens[at];
  const next = tokens[at + 1];
  if (number?.kind !== 'number' || !next) return false;
  return /\( ?$/.test(words.slice(0, number.start)) && /^ ?\) ?$/.test(words.slice(number.end, next.start));
}

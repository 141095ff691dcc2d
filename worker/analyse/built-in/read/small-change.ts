import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { bare, isClose, type Token } from './money-tokens';
import { numberParts, spelledValue } from './spelled-numbers';

/** "douze euros cinquante", "جنيهان وثمانون قرشا". */
export function centsAfter(tokens: readonly Token[], last: number, words: string, locale: Locale) {
  const { and, cents, fractions = {} } = languages[locale].amounts;
  let at = last + 1;
  const fraction = fractions[tokens[at]?.text.replace(/ا$/, '') ?? ''];
  if (fraction) return { amount: fraction, last: at };
  if (and.includes(tokens[at]?.text.toLowerCase() ?? '')) at++;
  const digits = tokens[at];
  if (digits?.kind === 'number') return smallChange(digits, at, tokens, words, locale);
  const read: string[] = [];
  for (; at < tokens.length && read.length < 6; at++) {
    const token = tokens[at] as Token;
    const parts = token.kind === 'word' ? numberParts(token.text.toLowerCase(), locale) : null;
    if (!parts || !isClose(tokens[at - 1] as Token, token, words)) break;
    read.push(...parts);
  }
  const value = read.length > 0 ? spelledValue(read, locale) : null;
  if (value === null || value >= 100 || value < 5) return null;
  const named = Object.hasOwn(cents, bare(tokens[at]?.text ?? '', locale));
  // Without a word for cents only French and German say it so, and Arabic never.
  if (!named && locale !== 'fr' && locale !== 'de') return null;
  return { amount: value / 100, last: named ? at : at - 1 };
}

/** "5 euros y 50 céntimos", "دينار واحد و800 مليم". */
function smallChange(digits: Token, at: number, tokens: readonly Token[], words: string, locale: Locale) {
  const { cents, thousandths = [] } = languages[locale].amounts;
  const before = tokens[at - 1];
  const unit = tokens[at + 1];
  if (!before || !unit || !isClose(before, digits, words) || !isClose(digits, unit, words)) return null;
  const called = bare(unit.text, locale);
  const parts = Object.hasOwn(cents, called)
    ? 100
    : [called, unit.text].some((word) => thousandths.includes(word))
      ? 1000
      : null;
  const value = Number(digits.text);
  return parts && value < parts ? { amount: value / parts, last: at + 1 } : null;
}

import type { Locale } from '#src/i18n/locale.schema.ts';
import { foldWords } from '#src/kernel/folding.ts';
import { numberWords } from '../built-in/read/number-words';
import { latinDigits } from './latin-digits';

const numeral = /\d{1,3}(?:[.,'’٬ \u00a0\u202f]\d{3}){1,5}(?:[.,٫]\d{1,2})?(?!\d)|\d{1,15}(?:[.,٫]\d{1,4})?/gu;
const thousand = /^ ?(?:k|thousand|mil|mille|tausend|tsd|ألف|الف|آلاف|الاف)(?!\p{L})/iu;
const million = /^ ?(?:m|mn|mio|million|millions|millionen|millón|millones|مليون|ملايين)(?!\p{L})/iu;

/** Every number that a text may be read to state: "1.500" is a thousand and a half, or one and a half. */
function statedNumbers(text: string): Set<number> {
  const words = latinDigits(text);
  const stated = new Set<number>();
  for (const { 0: digits, index } of words.matchAll(numeral)) {
    const after = words.slice(index + digits.length, index + digits.length + 12);
    const factor = thousand.test(after) ? 1e3 : million.test(after) ? 1e6 : null;
    for (const value of readings(digits)) {
      stated.add(value);
      if (factor) stated.add(rounded(value * factor));
    }
  }
  return stated;
}

/** Tells whether an amount stands among the numbers of a text, or in its words. */
export function createNumberSearch(text: string, language: Locale): (amount: number) => boolean {
  const stated = statedNumbers(text);
  let words: string | undefined;
  const isSpelledOut = (amount: number) => {
    words ??= ` ${foldWords(text).join(' ')} `;
    return wordsFor(amount, language).some((name) => words?.includes(` ${name} `));
  };
  return (amount) =>
    stated.has(rounded(amount)) ||
    // "50p": fractions are also told in their own unit.
    (amount < 1 && stated.has(rounded(amount * 100))) ||
    isSpelledOut(amount);
}

const figure = /\d[\d.,'’٬٫]*/gu;

/** Tells whether all figures of a sentence stand among the numbers of a text, or in its words. */
export function createNumberCheck(text: string, language: Locale): (sentence: string) => boolean {
  const hasNumber = createNumberSearch(text, language);
  return (sentence) =>
    (latinDigits(sentence).match(figure) ?? []).every((figures) => [...statedNumbers(figures)].some(hasNumber));
}

const wordsFor = (amount: number, language: Locale): string[] =>
  [...numberWords(language)].filter(([, value]) => value === amount).map(([name]) => foldWords(name).join(' '));

const rounded = (value: number) => Math.round(value * 100) / 100;

function readings(digits: string): number[] {
  const compact = digits.replace(/['’٬ \u00a0\u202f]/gu, '').replaceAll('٫', '.');
  const last = Math.max(compact.lastIndexOf('.'), compact.lastIndexOf(','));
  if (last === -1) return [Number(compact)];
  const whole = Number(compact.replace(/[.,]/g, ''));
  const fraction = Number(`${compact.slice(0, last).replace(/[.,]/g, '')}.${compact.slice(last + 1)}`);
  const groups = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(compact);
  return groups ? [whole, rounded(fraction)] : [rounded(fraction)];
}

import type { Locale } from '#src/i18n/locale.schema.ts';
import { foldWords } from '#src/kernel/folding.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { readDates } from '../built-in/read/dates';
import { isoDate } from '../built-in/read/iso-date';
import { normaliseText } from '../built-in/text/normalised-text';
import { dayOf, yearOf } from './days-and-years';
import { latinDigits } from './latin-digits';

/** How many words may stand between a month and its day before it ("9th day of March"), or its year after it. */
const wordsBeforeMonth = 4;
const wordsAfterMonth = 8;

/** "كانون الثاني" is one name in two words. */
const joined = (name: string) => foldWords(name).join('');
const namesOfMonths = Object.values(languages).flatMap(({ dates: { months } }) =>
  months.flatMap((names, at) =>
    names.split('|').map((name) => ({ words: foldWords(name).join(' '), name: joined(name), month: at + 1 })),
  ),
);
const months = new Map(namesOfMonths.map(({ name, month }) => [name, month]));
const namesInTwoWords = namesOfMonths.filter(({ words }) => words.includes(' '));

const numeric = /(?<![\d.])(\d{1,4}) ?([./-]) ?(\d{1,2}) ?\2 ?(\d{4}|\d{2})(?!\d)/g;

/**
 * Every calendar date that a text may be read to state, in the ways of all five languages, and in words and by the Hijri
 * calendar in its own. Generous: "4/5/2026" is two days, and "from 1 March to 31 May 2026" states a first of March.
 */
export function statedDates(text: string, language: Locale): Set<string> {
  const latin = latinDigits(text);
  const read = readDates(normaliseText(text, 0, text.length).text, language);
  const stated = new Set(read.flatMap(({ date }) => date ?? []));
  const add = (year: number, month: number, day: number) => {
    const date = isoDate(year, month, day);
    if (date) stated.add(date);
  };
  for (const [, first = '', , second = '', third = ''] of latin.matchAll(numeric)) {
    if (first.length === 4) add(Number(first), Number(second), Number(third));
    else {
      add(yearOf(third) ?? 0, Number(second), Number(first));
      add(yearOf(third) ?? 0, Number(first), Number(second));
    }
  }
  const words = wordsOf(latin);
  words.forEach((word, at) => {
    const month = months.get(word);
    if (!month) return;
    const after = words.slice(at + 1, at + 1 + wordsAfterMonth);
    const before = words.slice(Math.max(0, at - wordsBeforeMonth), at);
    // Two digits are a year right after the month alone: "9 March 26".
    const year = [...after, ...before.toReversed()].filter(isLong).map(yearOf).find(Boolean) ?? yearOf(after[0] ?? '');
    if (!year) return;
    // In "March 9, 2026" the day follows its month at once.
    for (const one of [...before, ...after.slice(0, 1)]) {
      const day = dayOf(one);
      if (day) add(year, month, day);
    }
  });
  return stated;
}

const isLong = (word: string) => word.length >= 4;

function wordsOf(text: string): string[] {
  let words = ` ${foldWords(text).join(' ')} `;
  for (const name of namesInTwoWords) words = words.replaceAll(` ${name.words} `, ` ${name.name} `);
  return words.trim().split(' ');
}

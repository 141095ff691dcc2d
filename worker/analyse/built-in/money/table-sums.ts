import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import type { Money } from '../read/money';
import { parseDigits } from '../read/numbers';

interface Cell {
  words: string;
  index: number;
}

const fewestColumns = 2;
const number = /^\d[\d.,' ]*$/;

/** A table between bars whose last column is headed by a price: its rows need no currency. */
export const isPriceTable = (words: string, language: Locale) => rowsOf(words, language).length > 0;

/** What each row of such a table comes to, in its last cell. */
export function sumsOfTable(words: string, language: Locale): Omit<Money, 'currency'>[] {
  return rowsOf(words, language).flatMap((row) => {
    const last = row.at(-1);
    const digits = last?.words.trim() ?? '';
    if (!last || !number.test(digits)) return [];
    const index = last.index + last.words.indexOf(digits);
    return [{ amount: parseDigits(digits, language), index, end: index + digits.length }];
  });
}

/** The rows below the head. They follow each other in one line: an empty cell stands between two, each as long as the head. */
function rowsOf(words: string, language: Locale): Cell[][] {
  if (!words.startsWith('|')) return [];
  const cells = cellsOf(words);
  const columns = cells.findIndex(isEmpty);
  const head = cells[columns - 1];
  if (columns < fewestColumns || !head || !isPriceHead(head.words, language)) return [];
  const rows: Cell[][] = [];
  for (let at = columns; at + columns < cells.length; at += columns + 1) {
    if (!isEmpty(cells[at])) return [];
    rows.push(cells.slice(at + 1, at + 1 + columns));
  }
  return rows;
}

const isEmpty = (cell: Cell | undefined) => cell?.words.trim() === '';

function isPriceHead(words: string, language: Locale) {
  const { purposes, total } = languages[language].money;
  return total.test(words) || [purposes.price, purposes.fee].some((pattern) => words.search(pattern) >= 0);
}

function cellsOf(words: string): Cell[] {
  return [...words.matchAll(/\|([^|]*)(?=\|)/g)].map(({ 1: cell = '', index }) => ({ words: cell, index: index + 1 }));
}

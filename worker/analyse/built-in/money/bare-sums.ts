import { languages } from '#worker/analyse/languages/languages.ts';
import { type Currencies, type Money, readMoney } from '../read/money';
import { parseDigits } from '../read/numbers';
import { readInSteps, type Steps } from '../steps';
import type { ContractText, Sentence } from '../text/contract-text';
import { isPriceTable, sumsOfTable } from './table-sums';

/** With cents, or thousands set apart: what amounts look like, and dates, hours, phones and counts do not. */
const amount = String.raw`(?:\d{1,3}(?:[.,' ]\d{3}){1,3}|\d{1,7})[.,]\d{2}`;
const withCents = new RegExp(String.raw`(?<![\d.,/:-])${amount}$`);
const inThousands = /(?<![\d.,/:'-])\d{1,3}(?:[.,']\d{3}){1,2}$/;
const cell = new RegExp(String.raw`^[^\p{L}\d]{0,4}(${amount})$`, 'u');
/** "18.00" may be an hour. */
const hour = /^(?:[01]?\d|2[0-4])\.[0-5]\d$/;
/** What sets the cells of a row apart in the document. */
const gap = / {3,}|\t|\||\.{4,}/g;
const longestRow = 160;

/** Reads amounts that stand in rows without a currency, where the rest of the contract has but one. */
export function* bareSumsInSteps(
  contract: ContractText,
  currencies: Currencies,
): Steps<(sentence: Sentence) => readonly Money[]> {
  const { sentences, language } = contract;
  const rows = sentences.filter(
    ({ words }) => words.length <= longestRow && (withCents.test(words) || inThousands.test(words)),
  );
  if (rows.length === 0 && !sentences.some(({ words }) => isPriceTable(words, language))) return () => [];
  const read = ({ words }: Sentence) => readMoney(words, language, currencies).map(({ currency }) => currency);
  const found = new Set(yield* readInSteps(sentences, ({ words }) => words.length, read));
  const [currency] = found;
  if (currency === undefined || found.size > 1) return () => [];
  const isRow = new Set(rows);
  return (sentence) => {
    const inTable = sumsOfTable(sentence.words, contract.language);
    if (inTable.length > 0) return inTable.map((sum) => ({ ...sum, currency }));
    return isRow.has(sentence) ? sumsOf(sentence, currency, contract) : [];
  };
}

function sumsOf(sentence: Sentence, currency: string, contract: ContractText): Money[] {
  const { words } = sentence;
  const digits = lastCell(sentence, contract) ?? behindLabel(sentence, contract);
  if (!digits || hour.test(digits)) return [];
  const value = parseDigits(digits, contract.language);
  return [{ amount: value, currency, index: words.length - digits.length, end: words.length }];
}

/** The amount in the last cell of a row. */
function lastCell(sentence: Sentence, contract: ContractText): string | null {
  const quote = contract.cite(sentence).quote.trimEnd();
  const last = [...quote.matchAll(gap)].at(-1);
  if (!last) return null;
  const { length } = quote.slice(last.index + last[0].length).trim();
  return cell.exec(sentence.words.slice(-length))?.[1] ?? null;
}

/** "On signing: 16,800", in a list of what is paid. */
function behindLabel({ words, lead, clause }: Sentence, { language }: ContractText): string | null {
  const [digits] = withCents.exec(words) ?? inThousands.exec(words) ?? [];
  const isLabelled = digits && words.slice(0, -digits.length).endsWith(': ');
  return isLabelled && languages[language].money.paying.test(`${lead} ${clause.heading}`) ? digits : null;
}

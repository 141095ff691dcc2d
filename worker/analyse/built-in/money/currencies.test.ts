import { expect, test } from 'vitest';
import { readContractText } from '../text/contract-text';
import { readCurrencies } from './currencies';

const currenciesOf = (text: string) => readCurrencies(readContractText({ text, blocks: [], language: 'en' }));

test('a letter before several sums is a currency, where no sign stands before any', () => {
  expect(currenciesOf('Rent: R480 a month. Cleaning: R150. Deposit: R960, once.').rand).toBe('ZAR');
});

test('a letter before one number is none, nor beside sums with a sign', () => {
  expect(currenciesOf('See regulation R638. Rent: 480 a month.').rand).toBeUndefined();
  expect(currenciesOf('Rooms R12, R14 and R16 are let at £480 a month.').rand).toBeUndefined();
});

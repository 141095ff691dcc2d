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

test.each([
  ['ar', 'حرر بقلعة مكونة في 5 دجنبر 2026. أؤدي لك ألفي درهم.', 'dirham', 'MAD'],
  ['ar', 'أبرم في دبي. يدفع المشتري ألفي درهم.', 'dirham', 'AED'],
  ['ar', 'حرر في عجلون. يدفع المستأجر 20 ديناراً.', 'dinar', 'JOD'],
  ['ar', 'حي الجامعة، بغداد. إذا أردنا فصل الخط أخبرناك. السعر 15000 دينار.', 'dinar', 'IQD'],
  ['ar', 'قصر هلال، ولاية المنستير. تدفع المقترضة 412,500 د.', 'dinar-letter', 'TND'],
  ['fr', "Fait à M'saken. Je te verse neuf cents dinars par an.", 'dinar', 'TND'],
  ['fr', 'Fait à Meknès. Le Client paie 300 dirhams.', 'dirham', 'MAD'],
  ['es', 'Ibagué, 4 de octubre. Usted me presta dieciocho millones de pesos.', 'peso', 'COP'],
  // How people speak is told by fewer words than where they are.
  ['es', 'Montevideo. Si querés, podés retirar la bolsa; si no pagás, vos debés $ 40.', 'dollar', 'UYU'],
  ['es', 'Si querés, podés retirar la bolsa y pagás $ 40.', 'dollar', 'ARS'],
  ['en', 'Twenty-two cent a unit, and euro 40.00 for the meter.', 'cent', 'EUR'],
] as const)('a unit that countries share is that of the place: %s %s', (language, text, unit, currency) => {
  expect(readCurrencies(readContractText({ text, blocks: [], language }))[unit]).toBe(currency);
});

test('dinars and dirhams of no known place are of no currency', () => {
  const text = 'يدفع المستأجر 20 ديناراً ثم 30 درهماً.';
  const { dinar, dirham } = readCurrencies(readContractText({ text, blocks: [], language: 'ar' }));
  expect([dinar, dirham]).toEqual([undefined, undefined]);
});

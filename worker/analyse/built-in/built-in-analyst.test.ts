import { expect, test } from 'vitest';
import { locales } from '#src/i18n/locale.schema.ts';
import { createBuiltInAnalyst } from './built-in-analyst';

const text = `SERVICES AGREEMENT

This Services Agreement is made on 1 March 2024 between Brightwater Studio Ltd (the “Supplier”) and Northgate Foods plc (the “Client”).

1. Term. This Agreement takes effect on 1 April 2024 and shall continue for a period of two (2) years.

2. Fees. The Client pays the Supplier a fee of £12,500 a year.

3. Governing Law. This Agreement shall be governed by the laws of England and Wales.`;
const analyse = (language: (typeof locales)[number]) =>
  createBuiltInAnalyst().analyse({ text, blocks: [], language: 'en' }, { language, today: '2025-01-01' });

test('A services agreement is summed up by who, when, how long, how much and which law', async () => {
  const { summary, contractType } = await analyse('en');
  expect(contractType).toBe('services');
  expect(summary).toBe(
    'This is a services contract. The parties are Brightwater Studio Ltd (Supplier) and Northgate Foods plc (Client). It takes effect on 1 April 2024. It lasts 2 years. It runs until 31 March 2026. Payments from Client to Supplier: £12,500 per year (fee). The law that governs it is named as “England and Wales”.',
  );
});

test('The end of the contract is counted from its start and its term, and says so', async () => {
  const { dates } = await analyse('en');
  expect(dates.map(({ kind, date }) => [kind, date])).toEqual([
    ['agreement', '2024-03-01'],
    ['effective', '2024-04-01'],
    ['expiry', '2026-03-31'],
  ]);
  expect(dates[2]?.computedFrom).toBe('Counted from the start (1 April 2024) and the term (2 years)');
});

test('Every quote is in the contract where it says', async () => {
  const { keyTerms, risks, parties, dates } = await analyse('en');
  const quotes = [...keyTerms, ...risks.high, ...risks.medium, ...risks.low, ...parties, ...dates].flatMap(
    ({ evidence }) => evidence,
  );
  expect(quotes.length).toBeGreaterThan(6);
  for (const { quote, start = -1 } of quotes) expect(text.slice(start, start + quote.length)).toBe(quote);
});

test.for(locales)('The analysis is written in %s when asked', async (language) => {
  const { keyTerms, summary } = await analyse(language);
  const law = {
    en: 'Governing law',
    es: 'Ley aplicable',
    fr: 'Droit applicable',
    de: 'Anwendbares Recht',
    ar: 'القانون الواجب التطبيق',
  };
  expect(keyTerms.map(({ title }) => title)).toContain(law[language]);
  const opening = {
    en: 'This is a services contract.',
    es: 'Se trata de un contrato de servicios.',
    fr: 'Ce document est un contrat de prestation de services.',
    de: 'Es handelt sich um einen Dienstleistungsvertrag.',
    ar: 'هذا المستند هو عقد خدمات.',
  };
  expect(summary).toContain(opening[language]);
  expect(summary).toContain('England and Wales');
});

test('An expiry that lies ahead becomes something to do', async () => {
  const { recommendations } = await analyse('en');
  expect(recommendations.map(({ action }) => action)).toContain(
    'Note when the contract ends, and decide in time whether to go on: 31 March 2026.',
  );
});

test('A text without any clause is said to have shown neither parties nor payments', async () => {
  const findings = await createBuiltInAnalyst().analyse(
    { text: 'hello there, nothing to see', blocks: [], language: 'en' },
    { language: 'en', today: '2025-01-01' },
  );
  expect(findings.keyTerms).toEqual([]);
  expect(findings.summary).toMatch(/were not recognised/);
});

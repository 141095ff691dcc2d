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
    'This is a services contract. The parties are Brightwater Studio Ltd (Supplier) and Northgate Foods plc (Client). It takes effect on 1 April 2024. It lasts 2 years. It runs until 31 March 2026. Payments from Client to Supplier: £12,500 per year (fee). Governing law: “England and Wales”.',
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

const recipe =
  'Plum cake\n\nIngredients: 200 g flour, 100 g butter, 80 g sugar and 2 eggs.\n\nMix the butter and the sugar in a bowl, stir in the flour, and bake it in the oven until 3 May 2027. Pay £5 for plums.';
const told = {
  en: 'It looks like a recipe.',
  es: 'Parece una receta de cocina.',
  fr: 'Il ressemble à une recette de cuisine.',
  de: 'Es sieht nach einem Kochrezept aus.',
  ar: 'يبدو أنه وصفة طعام.',
};

test.for(locales)('A recipe is no contract: that is all that is said of it, in %s', async (language) => {
  const findings = await createBuiltInAnalyst().analyse(
    { text: recipe, blocks: [], language: 'en' },
    { language, today: '2026-12-01' },
  );
  expect(findings.notAContract).toEqual({ reason: told[language], evidence: [{ quote: 'Plum cake', start: 0 }] });
  expect(findings.summary).toContain(told[language]);
  const { risks, keyTerms, recommendations, missingClauses, dates, money, parties } = findings;
  expect([
    risks.high,
    risks.medium,
    risks.low,
    keyTerms,
    recommendations,
    missingClauses,
    dates,
    money,
    parties,
  ]).toEqual(Array.from({ length: 9 }, () => []));
});

test('What does not look like a contract is read as one when that is wanted, and still said not to look like one', async () => {
  const findings = await createBuiltInAnalyst().analyse(
    { text: `${recipe}\n\nThis recipe is governed by the laws of Scotland.`, blocks: [], language: 'en' },
    { language: 'en', today: '2026-12-01', analyseAnyway: true },
  );
  expect(findings.notAContract?.reason).toBe(told.en);
  expect(findings.keyTerms.map(({ clauseType }) => clauseType)).toContain('governing-law');
});

test('A name that ends in a full stop gets no second one, in any language', async () => {
  const named =
    'SERVICES AGREEMENT\n\nThis Services Agreement is made between Northgate Foods plc and Brightwater, Inc.';
  for (const language of locales) {
    const { summary, keyTerms } = await createBuiltInAnalyst().analyse(
      { text: named, blocks: [], language: 'en' },
      { language, today: '2025-01-01' },
    );
    const parties = keyTerms.find(({ clauseType }) => clauseType === 'parties')?.description;
    expect(parties, language).toContain('Brightwater, Inc.');
    for (const told of [summary, parties]) expect(told, language).not.toContain('..');
  }
});

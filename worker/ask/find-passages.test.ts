import { describe, expect, it } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { extractTxt } from '../extract/txt.extractor';
import { findPassages } from './find-passages';

const lease = `LEASE OF A FLAT

1. Rent
The rent is £900 a month, payable on the first.
It rises by five per cent each April.

2. Access
The landlord may enter the flat on two days' word, and at once in case of fire.

3. Deposit
The landlord returns the deposit of £900 within ten days after the keys are handed back.

4. Animals
No animals are to be kept, fish included.

5. Ending
Either side may terminate by two months' notice in writing. The following need no notice:
(a) arrears of two months;
(b) violence in the house.

6. Law
The law of England applies.

7. Two tenants
The tenants are jointly and severally liable for the rent.`;

const mietvertrag = `§ 1 Miete
Die Miete beträgt 700 Euro im Monat.

§ 2 Haustiere
Tiere dürfen nur mit Zustimmung des Vermieters gehalten werden.

§ 3 Schlüssel
Geht ein Haustürschlüssel verloren, ersetzt der Mieter die Schließanlage.

§ 4 Kündigung
Das Mietverhältnis kann mit einer Frist von drei Monaten gekündigt werden.`;

async function find(written: string, language: Locale, question: string, askedIn: Locale = language) {
  const { text, blocks } = await extractTxt(new TextEncoder().encode(written));
  const found = await findPassages({ text, blocks, language }, { question, language: askedIn });
  return found.map(({ start, end, ...rest }) => ({ ...rest, quote: text.slice(start, end) }));
}
const best = async (...asked: Parameters<typeof find>) => (await find(...asked))[0]?.quote ?? 'nothing';

describe('A question', () => {
  it.each([
    ['Can I leave early?', 'two months'],
    ['Could my landlord just come in?', 'may enter'],
    ['When will I get my money for the deposit back?', 'within ten days'],
    ['Am I allowed a dog?', 'No animals'],
    ['Does the rent go up?', 'five per cent'],
    ['When must I pay?', 'payable on the first'],
    ['What if my flatmate does not pay his share?', 'jointly'],
    ['Can the landlord come into my flat?', 'may enter'],
    ['Hello, good morning! May I keep a cat?', 'No animals'],
  ])('in everyday words finds what the contract says in others: %s', async (question, words) => {
    expect(await best(lease, 'en', question)).toContain(words);
  });

  it.each<[Locale, string]>([
    ['en', 'May I keep a cat?'],
    ['es', '¿Puedo tener un gato?'],
    ['fr', 'Est-ce que je peux avoir un chat ?'],
    ['ar', 'هل يمكنني تربية قط؟'],
  ])('in %s finds a passage of a German contract', async (language, question) => {
    expect(await best(mietvertrag, 'de', question, language)).toContain('Tiere dürfen');
  });

  it.each<[Locale, string]>([
    ['es', '¿Cuándo debo pagar?'],
    ['fr', 'Quand dois-je payer ?'],
    ['de', 'Wann muss ich zahlen?'],
    ['ar', 'متى يجب أن أدفع؟'],
  ])('in %s finds when to pay by an English contract', async (language, question) => {
    expect(await best(lease, 'en', question, language)).toContain('payable on the first');
  });

  it('finds a word within another', async () => {
    expect(await best(mietvertrag, 'de', 'Was kostet mich ein verlorener Schlüssel?')).toContain('Haustürschlüssel');
  });

  it('finds nothing where the contract has nothing to do with it', async () => {
    expect(await find(lease, 'en', 'Who won the football yesterday?')).toEqual([]);
    expect(await find(lease, 'en', '???')).toEqual([]);
  });

  it.each<[Locale, string]>([
    ['en', 'Good morning.'],
    ['es', '¡Hola, buenos días!'],
    ['fr', 'Bonjour'],
    ['de', 'Guten Tag'],
    ['ar', 'السلام عليكم'],
  ])('that is no more than a greeting (%s) finds nothing', async (language, greeting) => {
    const days =
      'CONTRATO\n\n1. Plazo\nEl plazo es de treinta días.\nThe landlord is good to the tenant in the morning.';
    expect(await find(days, language, greeting)).toEqual([]);
    expect(await find(mietvertrag, 'de', greeting, language)).toEqual([]);
  });
});

describe('A passage', () => {
  it('is a paragraph with its heading, and a list goes with what introduces it', async () => {
    const [found] = await find(lease, 'en', 'How much notice must I give?');
    expect(found).toMatchObject({ heading: 'Ending' });
    expect(found?.quote).toMatch(/^Either side[\s\S]*\(a\) arrears of two months;[\s\S]*violence in the house\.$/);
  });

  it('is no longer than can be read at a glance', async () => {
    const endless = `1. Notice\n${'A notice may be sent by post. '.repeat(200)}`;
    for (const { quote } of await find(endless, 'en', 'How is notice sent?')) expect(quote.length).toBeLessThan(750);
  });
});

import { expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { readContractText } from '../text/contract-text';
import { headingAbove, titleAbove } from './heading-above';

function above(paragraphs: string[], language: Locale) {
  const contract = readContractText({ text: paragraphs.join('\n\n'), blocks: [], language });
  const last = contract.sentences.at(-1);
  return last ? headingAbove(last, contract) : null;
}

test.each<[Locale, string[], string]>([
  ['en', ['3. PRICE', '3.1 Travel: £65 a day on site.', '3.2 Nothing is paid before our client pays.'], 'PRICE'],
  ['es', ['3. PRECIO', '3.1 Viajes: 65 euros al día.', '3.2 Nada se paga antes de que pague el cliente.'], 'PRECIO'],
  ['fr', ['3. PRIX', '3.1 Déplacement : forfait de 65 euros.', '3.2 Rien ne se paie avant le client final.'], 'PRIX'],
  ['de', ['3. PREIS', '3.1 Reisekosten: 65 Euro am Tag.', '3.2 Vor dem Endkunden zahlt niemand.'], 'PREIS'],
])('words before a colon name no other paragraph, in %s', (language, paragraphs, heading) => {
  expect(above(paragraphs, language)).toBe(heading);
});

test.each<[Locale, string[], string]>([
  [
    'en',
    ['Prices', 'The price rises in August.', 'Stopping on my side', 'I stop at any month’s end.'],
    'Stopping on my side',
  ],
  [
    'es',
    ['Precios', 'El precio sube en agosto.', 'Dejarlo por mi parte', 'Paro a fin de mes.'],
    'Dejarlo por mi parte',
  ],
  ['fr', ['Prix', 'Le prix monte en août.', 'Arrêt de ma part', 'J’arrête à la fin du mois.'], 'Arrêt de ma part'],
  [
    'de',
    ['Preise', 'Der Preis steigt im August.', 'Aufhören von meiner Seite', 'Ich höre am Monatsende auf.'],
    'Aufhören von meiner Seite',
  ],
  ['ar', ['المادة 1: السعر', 'يرتفع السعر في اغسطس.', 'التوقف من جانبي', 'اتوقف في نهاية اي شهر.'], 'التوقف من جانبي'],
])('a line that stands nearer is the heading, though nothing marks it, in %s', (language, paragraphs, heading) => {
  expect(above(paragraphs, language)).toBe(heading);
});

test('a field of a form between is no heading', () => {
  expect(above(['3. FEES', 'Deposit: £900', 'The fee is kept whatever happens.'], 'en')).toBe('FEES');
});

test('a line between that says a sentence leaves the passage without a heading', () => {
  expect(above(['Balance', 'It falls due in May.', '4 - If you are late', 'I keep the fee.'], 'en')).toBeNull();
});

test.each(['سابعا', 'الثالث عشر'])('what counts the clauses (%s) names none', (heading) => {
  expect(above([heading, 'للمقرض أن يطلب ماله كله متى شاء.'], 'ar')).toBeNull();
});

test('a list of the clauses names none', () => {
  expect(above(['TABLE OF CONTENTS', 'The fee is kept whatever happens.'], 'en')).toBeNull();
});

test('words that break off name nothing', () => {
  expect(above(['Contract In Plain Words -', 'The fee is kept whatever happens.'], 'en')).toBeNull();
});

test('what stands far below a heading is called by it only where it speaks of it', () => {
  const between = Array.from({ length: 20 }, () => 'The garden has a pear tree.');
  const titleOf = (sentence: string) => {
    const contract = readContractText({
      text: ['Room agreement', 'Moving in', ...between, sentence].join('\n\n'),
      blocks: [],
      language: 'en',
    });
    const last = contract.sentences.at(-1);
    return last ? titleAbove(last, contract) : null;
  };
  expect(titleOf('You pay the deposit before moving in.')).toBe('Moving in');
  expect(titleOf('You pay what you break.')).toBeNull();
});

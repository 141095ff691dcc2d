import { expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { tokensOf } from '../fold-tokens';
import { type Concept, concepts } from './concept';
import { ConceptReader } from './concept-reader';

const conceptsIn = (words: string, language: Locale): Concept[] =>
  new ConceptReader(language)
    .conceptsOf(tokensOf(words))
    .flat()
    .flatMap((index) => concepts[index] ?? []);

test.each<[Locale, string]>([
  ['en', 'The landlord may raise the rent at any time.'],
  ['es', 'El arrendador podrá subir la renta en cualquier momento.'],
  ['fr', 'Le bailleur peut augmenter le loyer à tout moment.'],
  ['de', 'Der Vermieter darf die Miete jederzeit erhöhen.'],
  ['ar', 'يجوز للمؤجر رفع الأجرة في أي وقت.'],
])('the same is read of one sentence in %s as in the others', (language, sentence) => {
  const read = conceptsIn(sentence, language);
  expect(read).toEqual(expect.arrayContaining(['drafter', 'may', 'increase', 'price', 'any-time']));
  expect(read).not.toContain('refund');
});

test('an Arabic word is known with what is written together with it', () => {
  expect(conceptsIn('وبالإيجار', 'ar')).toContain('price');
});

test('part of a German compound is known', () => {
  expect(conceptsIn('Bearbeitungsgebühren', 'de')).toContain('fee');
});

import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { longestSentence, splitSentences } from './sentences';

const split = (text: string, locale: Locale = 'en') =>
  splitSentences(text, locale).map(({ start, end }) => text.slice(start, end));

describe('sentences', () => {
  const kept: [Locale, string[]][] = [
    ['en', ['Acme, Inc. and Beta Ltd. shall pay under Section 4.2 of No. 7.', 'The rest follows.']],
    ['en', ['The price is $1,000.50 per unit.', 'It is due at once.']],
    ['es', ['El Sr. Ruiz, según el art. 5, pagará 1.150 euros.', 'El resto se pagará después.']],
    ['fr', ["Selon l'art. 5, M. Martin paiera le prix.", 'Le solde suivra.']],
    ['de', ['Die Miete ist bis zum 3. Werktag gem. Abs. 2 zu zahlen.', 'Sie beträgt 900 Euro.']],
    ['ar', ['يلتزم المستأجر بدفع الأجرة.', 'وتدفع كل شهر.']],
    ['ar', ['يدفع 300 ر.س كل شهر.', 'وتدفع الباقي.']],
    ['en', ['Deposit ........ £500']],
    ['de', ['Kaution ........ 500,00 Euro']],
  ];
  for (const [locale, sentences] of kept)
    test(`end where they end in ${locale}: “${sentences[0]}”`, () => {
      expect(split(sentences.join(' '), locale)).toEqual(sentences);
    });

  test('that never end are cut, and nothing is lost', () => {
    const text = 'the supplier shall deliver goods, '.repeat(200).trim();
    const pieces = split(text);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(longestSentence);
    expect(pieces.join(' ')).toBe(text);
  });

  test('of an empty text are none', () => {
    expect(split('')).toEqual([]);
  });
});

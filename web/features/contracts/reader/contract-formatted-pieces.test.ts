import { expect, test } from 'vitest';
import { PieceText } from './contract-formatted-pieces';

const found = (pieces: string[], words: string, expected = 0) =>
  new PieceText(pieces).locate(words, expected)?.map(({ piece, start, end }) => pieces[piece]?.slice(start, end)) ??
  null;

test('words are found over line ends, joined hyphens, ligatures, quotation marks and accents', () => {
  const lines = ['The “Supplier” shall be li-', 'able for the speciﬁed ', 'de\u0301lai of notice.'];
  expect(found(lines, '“Supplier” shall be liable for the specified délai')).toEqual([
    '“Supplier” shall be li-',
    'able for the speciﬁed',
    'de\u0301lai',
  ]);
});

test('Arabic in presentation forms is found by its letters', () => {
  expect(found(['يلتزم المستأجر ﺑﺎﻟﺪﻓﻊ'], 'المستأجر بالدفع')).toEqual(['المستأجر ﺑﺎﻟﺪﻓﻊ']);
});

test('of the same words in several places, the one nearest to where they should stand is taken', () => {
  const pieces = ['payment is due', 'something else of some length', 'payment is due'];
  expect(new PieceText(pieces).locate('Payment is due', 0)?.[0]?.piece).toBe(0);
  expect(new PieceText(pieces).locate('Payment is due', 0.8)?.[0]?.piece).toBe(2);
});

test('words that do not stand there are not found, however much of them is common', () => {
  const pieces = ['The Supplier shall deliver the goods to the Client at its own cost.'];
  expect(found(pieces, 'The Client waives every right against the Supplier for all time to come.')).toBeNull();
  expect(found(pieces, '…')).toBeNull();
});

import { expect, test } from 'vitest';
import type { TextLine, TextPage } from '#src/features/contracts/contract-text.schema.ts';
import { foundMarksOf, marksOf } from './contract-pages-marks';

const page = (number: number, lines: TextLine[]): TextPage => ({ page: number, width: 1000, height: 2000, lines });

/** Words of ten a letter, with ten between them, from the left or from the right. */
function line(text: string, words: string, { top = 0, from = 100, rightToLeft = false } = {}): TextLine {
  const start = text.indexOf(words);
  const edges: number[] = [];
  let at = from;
  for (const word of words.split(/\s/)) {
    const width = word.length * 10;
    edges.push(...(rightToLeft ? [at - width, at] : [at, at + width]));
    at += rightToLeft ? -width - 10 : width + 10;
  }
  return [start, start + words.length, top, top + 20, ...edges];
}

/** What is marked, as `page: words left-right`, in thousandths of the page's width. */
function drawn(pages: TextPage[], text: string, quote: string) {
  const start = text.indexOf(quote);
  const thousandths = (share: number) => Math.round(share * 1000);
  return [...marksOf(pages, text, { start, end: start + quote.length })].flatMap(([number, marks]) =>
    marks.map(
      ({ words, left, width }) => `${number}: ${words} ${thousandths(left)}-${thousandths(left) + thousandths(width)}`,
    ),
  );
}

test('a quote is marked from its first word to its last, line by line and page by page', () => {
  const text = 'The Client pays every invoice within thirty days.';
  const pages = [
    page(3, [line(text, 'The Client pays', { top: 1900 })]),
    page(4, [line(text, 'every invoice', { top: 40 }), line(text, 'within thirty days.', { top: 60 })]),
  ];
  expect(drawn(pages, text, 'Client pays every invoice within thirty')).toEqual([
    '3: Client pays 140-250',
    '4: every invoice 100-230',
    '4: within thirty 100-230',
  ]);
  expect(marksOf(pages, text, { start: 0, end: 3 }).get(3)).toEqual([
    { left: 0.1, top: 0.95, width: 0.03, height: 0.01, words: 'The' },
  ]);
});

test('of a word that is cut by the line end each part is marked where it stands', () => {
  const text = 'liable';
  const pages = [
    page(1, [
      [0, 2, 0, 20, 800, 830],
      [2, 6, 20, 40, 100, 140],
    ]),
  ];
  expect(drawn(pages, text, 'liable')).toEqual(['1: li 800-830', '1: able 100-140']);
});

test('a quote that begins inside a word is marked from there, in Arabic from the right', () => {
  const text = '“Client” المستأجر';
  const pages = [page(1, [line(text, '“Client”'), line(text, 'المستأجر', { top: 20, from: 900, rightToLeft: true })])];
  expect(drawn(pages, text, 'Client')).toEqual(['1: Client 110-170']);
  expect(drawn(pages, text, 'مستأجر')).toEqual(['1: مستأجر 820-880']);
});

test('in a line of two directions only the words of the quote are marked', () => {
  const text = 'شركة Northwind Data Ltd بمبلغ';
  // As it is seen: the Latin name from left to right between the Arabic words.
  const pages = [page(1, [[0, text.length, 0, 20, 860, 900, 600, 690, 700, 740, 750, 780, 540, 590]])];
  expect(drawn(pages, text, 'شركة Northwind')).toEqual(['1: شركة 860-900', '1: Northwind 600-690']);
  expect(drawn(pages, text, 'Northwind Data Ltd')).toEqual(['1: Northwind Data Ltd 600-780']);
});

test('cells of a table are marked each for itself', () => {
  const text = 'Monthly fee\t900.00\tin advance';
  const pages = [page(1, [line(text, text)])];
  expect(drawn(pages, text, text)).toEqual(['1: Monthly fee 100-210', '1: 900.00 220-280', '1: in advance 290-390']);
});

test('what stands on no page is marked on none', () => {
  const text = 'Read from a picture.';
  expect(marksOf([], text, { start: 0, end: 4 }).size).toBe(0);
  expect(
    marksOf([page(1, [line('Another text.', 'Another text.')])], 'Another text. '.repeat(3), { start: 14, end: 20 })
      .size,
  ).toBe(0);
});

test('every place that is found is marked where it is printed, though it runs over a line, and known by its place', () => {
  const text = 'A fee is due. The late fee is due at once.';
  const pages = [
    page(1, [line(text, 'A fee is due.'), line(text, 'The late', { top: 20 })]),
    page(2, [line(text, 'fee is due at once.')]),
  ];
  const [fee = 0, late = 0] = [text.indexOf('fee'), text.indexOf('late fee')];
  const places = [
    { start: fee, end: fee + 3 },
    { start: late, end: late + 8 },
  ];
  const found = [...foundMarksOf(pages, text, places)].flatMap(([number, marks]) =>
    marks.map(({ words, place }) => [number, words, places.indexOf(place as (typeof places)[number])]),
  );
  expect(found).toEqual([
    [1, 'fee', 0],
    [1, 'late', 1],
    [2, 'fee', 1],
  ]);
  expect(foundMarksOf(pages, text, []).size).toBe(0);
});

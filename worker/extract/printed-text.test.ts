import { describe, expect, it } from 'vitest';
import { locales } from '#src/i18n/locale.schema.ts';
import { extractPdf } from './pdf.extractor';
import { settlePrinted } from './printed-text';
import { fixture } from './testing/fixtures';
import { textWidth } from './testing/helvetica';
import { makeArabicPdf } from './testing/make-arabic-pdf';
import { makePdf, type PdfOptions, type PlacedLine, placedPdf } from './testing/make-pdf';
import { printedWords } from './testing/printed-words';
import { sampleContract } from './testing/sample-contract';

const fontSize = 11;
const height = 842;

/** Where Helvetica's widths put each word of lines that stand where they are told to. */
const drawnWords = (pages: PlacedLine[][]) =>
  pages.flatMap((lines, index) =>
    lines.flatMap(({ text, x, y }) =>
      [...text.matchAll(/\S+/g)].map(({ 0: word, index: at }) => {
        const left = x + textWidth(text.slice(0, at), fontSize);
        return { page: index + 1, text: word, left, right: left + textWidth(word, fontSize), baseline: height - y };
      }),
    ),
  );

/** Each word that was drawn is placed within a point of where it was drawn, and no other. */
async function expectPlaced(pages: PlacedLine[][], options?: PdfOptions, drawnAs = (word: string) => word) {
  const placed = printedWords(await extractPdf(placedPdf(pages, options)));
  const drawn = drawnWords(pages);
  expect(placed.map(({ text }) => text)).toEqual(drawn.map(({ text }) => drawnAs(text)));
  placed.forEach((word, index) => {
    const { page, left, right, baseline } = drawn[index] ?? { page: 0, left: 0, right: 0, baseline: 0 };
    expect(word.page).toBe(page);
    expect(Math.abs(word.left - left), word.text).toBeLessThan(1);
    expect(Math.abs(word.right - right), word.text).toBeLessThan(1);
    expect(word.top, word.text).toBeLessThan(baseline - 0.6 * fontSize);
    expect(word.bottom, word.text).toBeGreaterThan(baseline);
    expect(word.bottom - word.top, word.text).toBeLessThan(1.6 * fontSize);
  });
}

const clause = [
  { text: '1. The Supplier keeps the Equipment in good order and', x: 72, y: 700 },
  { text: 'bears every cost of it until the end of the term.', x: 72, y: 686 },
];

describe('the words of a PDF', () => {
  it('stand where they are drawn', () => expectPlaced([clause]));

  it.each([0, 90, 180, 270] as const)('stand there too where the page is turned by %i degrees and cropped', (rotate) =>
    expectPlaced([clause], { rotate, cropped: true }),
  );

  it('stand in both lines where a word is cut by the line end, also over the end of a page', async () => {
    const foot = [{ text: 'The Client shall be li-', x: 72, y: 90 }];
    const head = [
      { text: 'able for the speci-', x: 72, y: 760 },
      { text: 'fied goods, as liable as the specified Supplier.', x: 72, y: 746 },
    ];
    await expectPlaced([foot, head], {}, (word) => word.replace(/-$/, ''));
  });

  it('stand in their cells, also where these have several lines', () =>
    expectPlaced([
      [
        { text: 'Service', x: 72, y: 700 },
        { text: 'Fee', x: 300, y: 700 },
        { text: 'Due', x: 420, y: 700 },
        { text: 'Training of the staff at', x: 72, y: 680 },
        { text: 'the premises', x: 72, y: 666 },
        { text: '2,400.00', x: 300, y: 680 },
        { text: '30 June', x: 420, y: 680 },
      ],
    ]));

  it('stand in two columns', async () => {
    const document = await extractPdf(makePdf([...sampleContract, ...sampleContract], { columns: 2 }));
    const words = printedWords(document);
    expect(words.map(({ text }) => text)).toEqual(document.text.match(/\S+/g));
    expect(new Set(words.map(({ left }) => left > 297))).toEqual(new Set([false, true]));
  });

  it('stand from right to left in Arabic, figures from left to right', async () => {
    const document = await extractPdf(makeArabicPdf(['يلتزم المستأجر بدفع 1,250.00 درهم (نقدا)']));
    const words = printedWords(document);
    expect(words.map(({ text }) => text)).toEqual(['يلتزم', 'المستأجر', 'بدفع', '1,250.00', 'درهم', '(نقدا)']);
    expect(words[0]?.right).toBeCloseTo(523, 0);
    const letters = [5, 8, 4, 8, 4, 6];
    words.forEach(({ left, right, text }, index) => {
      const gap = left - (words[index + 1]?.right ?? left - 3.36);
      expect(Math.abs(right - left - (letters[index] ?? 0) * 6.72), text).toBeLessThan(1);
      expect(Math.abs(gap - 3.36), text).toBeLessThan(1);
    });
  });

  it.each(locales)('all have a place in the %s contract, footnotes included', async (language) => {
    const document = await extractPdf(fixture(`${language}.pdf`));
    const words = printedWords(document);
    expect(words.map(({ text }) => text).join('')).toBe(document.text.replace(/\s/g, ''));
    expect(words.every(({ left, right, top, bottom }) => left < right && top < bottom)).toBe(true);
    expect(Math.min(...words.map(({ left }) => left))).toBeGreaterThan(0);
    expect(Math.max(...words.map(({ right }) => right))).toBeLessThan(596);
  });
});

describe('a text that was cleaned', () => {
  const line = (start: number, end: number, words: number) => ({
    ...{ page: 1, start, end, top: 0, bottom: 10 },
    edges: Array.from({ length: 2 * words }, (_, index) => index * 10),
  });

  it('has its lines where they now stand', () => {
    const raw = 'de\u0301lai de\u00ad paiement';
    const settled = settlePrinted({ text: raw, printed: [line(0, 10, 2), line(11, 19, 1)] }, 'délai de paiement', 100);
    expect(settled.map(({ start, end }) => [start, end])).toEqual([
      [100, 108],
      [109, 117],
    ]);
  });

  it('has no place where its words are other ones', () => {
    expect(settlePrinted({ text: 'a b', printed: [line(0, 3, 3)] }, 'a b', 0)).toEqual([]);
    expect(settlePrinted({ text: 'a b', printed: [line(0, 3, 2)] }, 'something else', 0)).toEqual([]);
  });
});

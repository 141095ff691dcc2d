import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Citation } from './analyst';
import { createLocator } from './evidence';

const contract = [
  'SERVICES AGREEMENT',
  '1. Fees. The Client shall pay the Supplier £1,250.50 within 30 days of each invoice.',
  '2. Liability. The Supplier’s total liability shall not exceed the “Fees” paid in the preceding twelve months.',
  '3. Term. This Agree-\nment continues for 130 days and ends on 1 May 2027, unless renewed in writing by both parties.',
  '4. Law. This Agreement is governed by the laws of England and Wales.',
].join('\n\n');

const locate = (text: string, citation: Citation) => createLocator(text)(citation);
const shown = (quote: string, start?: number) => {
  const evidence = locate(contract, { quote, start });
  if (evidence.match !== 'none') expect(evidence.quote).toBe(contract.slice(evidence.start ?? 0, evidence.end ?? 0));
  return evidence;
};

describe('A quote that is in the contract word for word', () => {
  it('is exact, at its place', () => {
    const quote = 'The Client shall pay the Supplier';
    expect(shown(quote)).toEqual({
      quote,
      start: contract.indexOf(quote),
      end: contract.indexOf(quote) + quote.length,
      match: 'exact',
    });
  });

  it('is found where the finding says, when the same words occur in several places', () => {
    const text = 'Fees are due. Fees are due. Fees are due.';
    expect(locate(text, { quote: 'Fees are due.' }).start).toBe(0);
    expect(locate(text, { quote: 'Fees are due.', start: 14 }).start).toBe(14);
    expect(locate(text, { quote: 'Fees are due.', start: 16 }).start).toBe(14);
    expect(locate(text, { quote: 'Fees are due.', start: 9_999 }).start).toBe(28);
  });

  it('is not taken from inside a longer number or word', () => {
    expect(shown('30 days of each').match).toBe('exact');
    expect(shown('30 days and ends').match).toBe('none');
    expect(shown('50 within').match).toBe('none');
    expect(shown('voice').match).toBe('none');
  });
});

describe('A quote that differs only in how it is written', () => {
  it.each([
    ['white space', 'The  Client\nshall pay\tthe Supplier'],
    ['quotation marks and apostrophes', `The Supplier's total liability shall not exceed the "Fees" paid`],
    ['a word divided at a line end', 'This Agreement continues for 130 days'],
    ['capitals', 'THE CLIENT SHALL PAY THE SUPPLIER'],
    ['punctuation', 'Term: This Agreement continues for 130 days, and ends on 1 May 2027 unless renewed'],
    ['an ellipsis at its end', 'The Client shall pay the Supplier…'],
    ['words left out at an ellipsis', 'The Supplier’s total liability […] paid in the preceding twelve months'],
    ['a slip of the pen', 'This Agreement is govrened by the laws of England and Wales'],
    ['one word left out', 'ends on 1 May 2027, unless renewed in writing by parties'],
  ])('is close when it differs in %s', (_difference, quote) => {
    expect(shown(quote).match).toBe('close');
  });

  it('is shown in the words of the contract', () => {
    expect(shown("the supplier's total liability shall not exceed the 'fees' paid").quote).toBe(
      'The Supplier’s total liability shall not exceed the “Fees” paid',
    );
    expect(shown('Fees. The Client … of each invoice.').quote).toBe(
      'Fees. The Client shall pay the Supplier £1,250.50 within 30 days of each invoice',
    );
  });

  it.each([
    [
      'French ligatures and spaces',
      'Le présent contrat prend effet dès sa signature.',
      'le present contrat prend eﬀet des sa signature',
    ],
    ['German ß', 'Der Mieter trägt gemäß § 4 die Kosten.', 'der Mieter traegt gemäss'.replace('ae', 'ä')],
    [
      'Spanish accents',
      'El arrendatario pagará la renta según lo acordado.',
      'El arrendatario pagara la renta segun lo acordado',
    ],
    [
      'Arabic vowel signs and tatweel',
      'يلتزم الطرف الأوّل بدفع الأجـــرة خلال ٣٠ يوماً',
      'يلتزم الطرف الاول بدفع الأجرة خلال 30 يوما',
    ],
  ])('is close across %s', (_difference, text, quote) => {
    const evidence = locate(text, { quote });
    expect(evidence.match).toBe('close');
    expect(evidence.quote).toBe(text.slice(evidence.start ?? 0, evidence.end ?? 0));
    expect(evidence.quote.length).toBeGreaterThan(20);
  });

  it('keeps the marks of its last letter', () => {
    expect(locate('الطرف الأوّلُ يدفع', { quote: 'الطرف الاول' }).quote).toBe('الطرف الأوّلُ');
  });
});

describe('A quote that the contract does not contain', () => {
  it.each([
    ['invented words', 'The Supplier may keep the deposit if the Client is late.'],
    ['another number', 'The Client shall pay the Supplier £1,250.50 within 60 days of each invoice.'],
    ['a point that moves', 'The Client shall pay the Supplier £125.050 within 30 days of each invoice.'],
    ['a lost negation', 'The Supplier’s total liability shall exceed the “Fees” paid in the preceding twelve months.'],
    ['an added negation', 'This Agreement is not governed by the laws of England and Wales.'],
    ['true words beside invented ones', 'The Client shall pay the Supplier … a bonus of ten per cent'],
    ['nothing', '  \n '],
    ['an ellipsis alone', '…'],
  ])('is marked as not found: %s', (_case, quote) => {
    expect(shown(quote)).toEqual({ quote, start: null, end: null, match: 'none' });
  });

  it('is marked as not found when its parts are stitched together from far apart', () => {
    const text = `The Buyer pays on delivery. ${'Other words follow here. '.repeat(200)} The Seller may cancel at will.`;
    expect(locate(text, { quote: 'The Buyer pays … The Seller may cancel' }).match).toBe('none');
  });
});

describe('Whatever the text and the quote', () => {
  const characters = fc.string({ unit: fc.constantFrom(...'ab1 .,\n“…ﬁßـًأ0٣👍\ud83d\u200b') });

  it('evidence is either really there or not claimed', () => {
    fc.assert(
      fc.property(
        characters,
        characters,
        fc.option(fc.integer({ min: -5, max: 60 }), { nil: undefined }),
        (text, quote, start) => {
          const evidence = locate(text, { quote, start });
          if (evidence.match === 'none') expect(evidence).toEqual({ quote, start: null, end: null, match: 'none' });
          else expect(evidence.quote).toBe(text.slice(evidence.start ?? -1, evidence.end ?? -1));
          if (evidence.match === 'exact') expect(evidence.quote).toBe(quote.trim());
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('a passage cut out of the text at word ends is always exact', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdéß'), minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 40 }), fc.nat(), fc.nat(), (words, one, other) => {
        const [from = 0, to = 0] = [one % words.length, other % words.length].sort((a, b) => a - b);
        const quote = words.slice(from, to + 1).join(' ');
        expect(locate(words.join(' '), { quote }).match).toBe('exact');
      }),
    );
  });

  it('finds 200 altered quotes in 600,000 characters without searching each word against each', () => {
    const common = 'the party shall pay any amount of such fees to that person under this agreement by law'.split(' ');
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    const words = Array.from({ length: 100_000 }, () =>
      next(3) ? (common[next(common.length)] as string) : `term${next(4000).toString(36).replace(/\d/g, 'x')}`,
    );
    const text = words.join(' ');
    expect(text.length).toBeGreaterThan(500_000);
    const locator = createLocator(text);
    let found = 0;
    const started = Date.now();
    for (let quote = 0; quote < 200; quote++) {
      const from = next(words.length - 80);
      const altered = words.slice(from, from + 40 + next(40));
      altered.splice(20, 1, quote % 2 ? 'changed' : 'invented');
      if (locator({ quote: altered.join(' ') }).match === 'close') found++;
    }
    expect(found).toBe(200);

    expect(Date.now() - started).toBeLessThan(25_000);
  });
});

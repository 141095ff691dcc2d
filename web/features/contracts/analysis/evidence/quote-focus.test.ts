import { expect, test } from 'vitest';
import { focusStart } from './quote-focus';

const shownFrom = (quote: string, about = '', compact = false) => quote.slice(focusStart(quote, about, { compact }));

const filler =
  'The parties have met several times and discussed at length what each of them expects from the other side. ';

test('a quote that fits is shown from its beginning', () => {
  expect(focusStart('Payment is due in 90 days.', '90 days', { compact: true })).toBe(0);
});

test('a long quote in which nothing tells what matters is shown from its beginning', () => {
  expect(focusStart(filler.repeat(5), 'The price may rise.', { compact: false })).toBe(0);
});

test.each([
  ['en', filler, 'The notice period is 90 days.', 'It ends unless notice of 90 days is given in writing.'],
  ['de', filler, 'Die Kündigungsfrist beträgt 90 Tage.', 'Es endet mit einer Kündigungsfrist von 90 Tagen.'],
  [
    'ar',
    'اجتمع الطرفان مرات عديدة وناقشا مطولًا ما يتوقعه كل منهما من الطرف الآخر في هذه العلاقة. ',
    'مدة الإشعار 90 يومًا.',
    'ينتهي العقد بإشعار مدته ٩٠ يومًا.',
  ],
])('what the finding says too in figures is in sight, however much stands before it: %s', (_, before, about, words) => {
  const shown = shownFrom(before.repeat(4) + words, about);
  expect(shown).toContain(words);
  expect(shown.length).toBeLessThan(260);
});

test('of a passage of which nothing is said, the sum is in sight', () => {
  const sum = 'and in no event more than $500,000 in a year';
  const shown = shownFrom(`10.2 ${filler.repeat(3)}${sum}`, 'Rights given up', true);
  expect(shown).toContain('$500,000');
  expect(shown.length).toBeLessThan(130);
});

test('what is in sight at the beginning stays there', () => {
  const words = 'Either side may give notice of 90 days, and the notice period begins at once. ';
  expect(focusStart(words + filler.repeat(4), 'The notice period is 90 days.', { compact: false })).toBe(0);
});

test('the number of a clause is no figure that matters', () => {
  expect(focusStart(`90. ${filler.repeat(4)}`, 'Notice of 90 days.', { compact: false })).toBe(0);
});

test('a period that comes before the sum stays in sight', () => {
  const quote = `You have 14 days to cancel. ${filler}We refund what you paid, less £2 for each day of use.`;
  expect(focusStart(quote, 'Changing your mind', { compact: true })).toBe(0);
});

test('no word is cut in two', () => {
  const quote = `8.1 ${filler.repeat(4)}The Client pays a fee of £2,000 at once.`;
  const start = focusStart(quote, 'A fee of £2,000 is due.', { compact: false });
  expect(start).toBeGreaterThan(0);
  expect(quote.slice(0, start)).toMatch(/\s$/);
});

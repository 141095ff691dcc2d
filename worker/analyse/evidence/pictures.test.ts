import { expect, it } from 'vitest';
import { createLocator } from '../evidence';
import { withPictures } from './pictures';

const printed = 'The rent is 900 pounds.';
const read = 'The deposit is 1800 pounds.';
const text = `${printed}\n\n${read}`;
const block = (page: number, start: number, end: number) =>
  ({ kind: 'paragraph', level: 0, number: null, page, start, end }) as const;
const document = {
  blocks: [block(1, 0, printed.length), block(2, printed.length + 2, text.length)],
  warnings: [{ kind: 'machine-read-pages' as const, pages: [2], excerpt: null }],
};

it('words that a machine read from a picture are close at best, and say so', () => {
  const locate = withPictures(createLocator(text), document);
  expect(locate({ quote: 'deposit is 1800' })).toMatchObject({ match: 'close', fromImage: true, start: 29 });
  expect(locate({ quote: `900 pounds.\n\n${read}` })).toMatchObject({ match: 'close', fromImage: true });
});

it('words that the file itself holds stay exact, and made-up ones are not found', () => {
  const locate = withPictures(createLocator(text), document);
  expect(locate({ quote: 'rent is 900' })).toEqual({ quote: 'rent is 900', start: 4, end: 15, match: 'exact' });
  expect(locate({ quote: 'a break clause in year five' })).toMatchObject({ match: 'none', start: null });
});

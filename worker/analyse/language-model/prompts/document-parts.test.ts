import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentParts } from './document-parts';

describe('A contract read in parts', () => {
  it('is one part when it is short', () => {
    expect(documentParts('Short.', { longest: 100, overlap: 10 })).toEqual(['Short.']);
  });

  it('is cut between paragraphs where it can be', () => {
    const text = Array.from({ length: 10 }, (_, at) => `${at}. ${'word '.repeat(14).trim()}.`).join('\n\n');
    const parts = documentParts(text, { longest: 250, overlap: 20 });
    for (const part of parts.slice(0, -1)) expect(part.endsWith('\n\n')).toBe(true);
  });

  it('is covered whole, with parts that overlap and are never too long', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'bc', ' ', '. ', '\n', '\n\n', '👍'), { maxLength: 400 }),
        fc.integer({ min: 20, max: 80 }),
        (pieces, longest) => {
          // Words that occur once, so that a part has one place in the text.
          const text = pieces.map((piece, at) => (/\p{L}/u.test(piece) ? `${piece}${at}` : piece)).join('');
          let covered = 0;
          for (const part of documentParts(text, { longest, overlap: 8 })) {
            expect(part.length).toBeLessThanOrEqual(longest);
            const start = text.lastIndexOf(part, covered);
            expect(start).toBeGreaterThanOrEqual(0);
            expect(part.isWellFormed()).toBe(true);
            covered = start + part.length;
          }
          expect(covered).toBe(text.length);
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentParts } from './document-parts';

describe('A contract read in parts', () => {
  it('is one part when it is short', () => {
    expect(documentParts('Short.', { longest: 100, overlap: 10 })).toEqual([{ text: 'Short.', start: 0 }]);
  });

  it('is cut between paragraphs where it can be', () => {
    const text = Array.from({ length: 10 }, (_, at) => `${at}. ${'word '.repeat(14).trim()}.`).join('\n\n');
    const parts = documentParts(text, { longest: 250, overlap: 20 });
    for (const part of parts.slice(0, -1)) expect(part.text.endsWith('\n\n')).toBe(true);
  });

  it('is covered whole, with parts that overlap and are never too long', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'bc', ' ', '. ', '\n', '\n\n', '👍'), maxLength: 400 }),
        fc.integer({ min: 20, max: 80 }),
        (text, longest) => {
          const parts = documentParts(text, { longest, overlap: 8 });
          let covered = 0;
          for (const part of parts) {
            expect(part.text.length).toBeLessThanOrEqual(longest);
            expect(text.startsWith(part.text, part.start)).toBe(true);
            expect(part.start).toBeLessThanOrEqual(covered);
            expect(part.text.isWellFormed()).toBe(true);
            covered = part.start + part.text.length;
          }
          expect(covered).toBe(text.length);
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWholeReader } from './whole-so-far';

const soFar = (text: string) => {
  const reader = createWholeReader();
  reader.add(text);
  return reader.value();
};

describe('An answer that is still being written', () => {
  it.each([
    ['nothing', '{"summ', undefined],
    ['no half sentence', '{"type": "tenancy", "summary": "You rent', { type: 'tenancy' }],
    ['every item but the one being written', '{"risks": [{"title": "A"}, {"title": "B', { risks: [{ title: 'A' }] }],
    [
      'an item as soon as it is closed',
      '{"risks": [{"title": "A", "doubt": {"why": "x"}}',
      { risks: [{ title: 'A', doubt: { why: 'x' } }] },
    ],
    ['no object before its end', '{"a": 1, "reader": {"name": "Ann", "of": {"x": 1}', { a: 1 }],
    ['brackets in words as words', '{"risks": [{"title": "A}]\\"}"}, {', { risks: [{ title: 'A}]"}' }] }],
    ['an answer after other words', 'Here it is:\n```json\n{"a": [1, 2], "b', { a: [1, 2] }],
    ['the whole answer', '{"a": [{"b": 1}]}\n```\nAnything else? {"c": 1}', { a: [{ b: 1 }] }],
  ])('shows %s', (_what, text, value) => {
    expect(soFar(text)).toEqual(value);
  });

  it('is never more than what it will be, and all of it in the end', () => {
    const item = fc.record({ title: fc.string(), doubt: fc.option(fc.record({ why: fc.string() })) });
    const answer = fc.record({ summary: fc.string(), risks: fc.array(item), terms: fc.array(item) });
    fc.assert(
      fc.property(answer, fc.integer({ min: 1, max: 9 }), (whole, size) => {
        const reader = createWholeReader();
        const text = JSON.stringify(whole);
        for (let at = 0; at < text.length; at += size) {
          if (!reader.add(text.slice(at, at + size))) continue;
          const { summary, risks = [], terms = [] } = reader.value() as Partial<typeof whole>;
          if (summary !== undefined) expect(summary).toBe(whole.summary);
          expect(risks).toEqual(whole.risks.slice(0, risks.length));
          expect(terms).toEqual(whole.terms.slice(0, terms.length));
        }
        expect(reader.value()).toEqual(whole);
      }),
    );
  });
});

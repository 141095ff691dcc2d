import { expect, test } from 'vitest';
import { locales } from '#src/i18n/locale.schema.ts';
import { isKeyedContract, problemsOf, readKeyedDocuments } from '../dev/learn/keyed-documents.ts';

const documents = readKeyedDocuments();

test('every key fits its text: quotes occur once, parties are named, nothing is both there and missing', () => {
  expect(documents.length).toBeGreaterThan(50);
  expect(documents.flatMap(problemsOf)).toEqual([]);
});

test('no two documents share a long sentence: each was written by itself', () => {
  const seen = new Map<string, string>();
  const shared = documents.flatMap(({ name, text }) =>
    text
      .split(/(?<=[.؟?!])\s+|\n+/)
      .filter((sentence) => sentence.length > 120)
      .flatMap((sentence) => {
        const other = seen.get(sentence);
        seen.set(sentence, name);
        return other && other !== name ? [`${other}, ${name}: ${sentence}`] : [];
      }),
  );
  expect(shared).toEqual([]);
});

test('every language has contracts, and documents that are none', () => {
  for (const locale of locales) {
    const own = documents.filter(({ key }) => key.language === locale);
    const contracts = own.filter(isKeyedContract);
    expect(contracts.length).toBeGreaterThanOrEqual(30);
    expect(contracts.filter(({ key }) => !/^[A-P]$/.test(key.brief))).toEqual([]);
    expect(own.filter(({ key }) => !key.isContract).length).toBeGreaterThanOrEqual(12);
  }
});

test('a key that does not fit is found out', () => {
  const first = documents.find(isKeyedContract);
  if (!first) throw new Error('there are no documents');
  const [risk] = first.key.risks.length > 0 ? first.key.risks : first.key.benign;
  const twice = { ...first, text: `${first.text}\n${risk?.quote}` };
  expect(problemsOf(twice)).toContainEqual(expect.stringContaining('2 times'));
});

import { expect, test } from 'vitest';
import { blankUse } from '#src/features/clauses/blank-use.rules.ts';
import { readWording } from '#src/features/clauses/clause-wording.rules.ts';
import { dealBlanks } from '#src/features/generated-contracts/deal-blanks.rules.ts';
import { clauseSources } from '#src/testing/clause-sources.ts';
import { blankText } from './blank-texts';

const wordings = clauseSources.flatMap(({ source }) => Object.values(source.wordings)).map(readWording);

test('every blank that depends on the deal, and every sum, says in the reader’s language what it asks for', () => {
  const sums = wordings.flatMap(({ blanks, sums: places }) => [...places].map((place) => blanks[place] ?? ''));
  const asked = [...new Set([...Object.keys(dealBlanks), ...sums])];
  expect(asked.length).toBeGreaterThan(25);
  const german = { locale: 'de' } as const;
  expect(asked.filter((blank) => blankUse(blank) !== 'fact' || blankText(blank, german) === blank)).toEqual([]);
});

import { expect, test } from 'vitest';
import type { RiskLevel } from '#src/features/contracts/analysis.schema.ts';
import { readContractText } from '../text/contract-text';
import { withoutHarmless } from './without-harmless';

const contract = readContractText({ text: 'The Supplier indemnifies the Customer.', blocks: [], language: 'en' });

/** The level of a play's risk whose words harm the reader with such a likelihood. */
function levelOf(
  level: RiskLevel,
  gravity: number | null,
  { isMeasured = false, betweenFirms = false }: { isMeasured?: boolean; betweenFirms?: boolean } = {},
) {
  const passages = contract.sentences.map((sentence) => ({ ...sentence, score: 1, sentence }));
  const risk = {
    ...{ title: 'A risk', description: 'It hurts.', clauseType: 'indemnity' as const, evidence: [] },
    ...{ suggestedWording: null, hurts: null, ask: null, delete: false, doubt: null },
  };
  const assessment = { isMeasured, level, title: risk.title, description: risk.description };
  const known = new Map(gravity === null ? [] : contract.sentences.map((sentence) => [sentence, gravity]));
  const found = { named: [], unnamed: [], gravity: known };
  const [told] = withoutHarmless([{ type: 'indemnity', assessment, passages, risk }], found, betweenFirms);
  return told && !told.isDoubted ? told.assessment.level : null;
}

test.each<[RiskLevel, number | null, RiskLevel | null]>([
  ['high', 0.99, 'high'],
  ['high', 0.8, 'medium'],
  ['high', 0.2, null],
  ['medium', 0.99, 'medium'],
  ['medium', 0.8, 'medium'],
  ['medium', 0.7, null],
  ['medium', null, null],
  ['low', 0.99, 'low'],
])('a play’s risk of level %s whose words harm the reader with likelihood %s is told as %s', (level, gravity, told) => {
  expect(levelOf(level, gravity)).toBe(told);
});

test('a risk of harmless words is told as low where a figure proves it, and between firms', () => {
  expect(levelOf('high', 0.2, { isMeasured: true })).toBe('low');
  expect(levelOf('medium', null, { betweenFirms: true })).toBe('low');
});

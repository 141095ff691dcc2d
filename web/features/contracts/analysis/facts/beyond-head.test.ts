import { expect, test } from 'vitest';
import type { KeyTerm } from '#src/features/contracts/analysis.schema.ts';
import { readSections } from '../analysis-sections';
import { contract, found } from '../testing/analysed-contract';
import { beyondHead } from './beyond-head';

const term = (clauseType: KeyTerm['clauseType'], evidence: KeyTerm['evidence'] = []): KeyTerm => ({
  ...{ title: clauseType ?? '', description: '', category: 'Basics', riskLevel: 'low', clauseType, evidence },
});
const day = found('The Client pays in 14 days.');
const terms = [
  term('document-name'),
  term('parties'),
  term('effective-date', [day]),
  term('expiration-date', [found('SERVICES')]),
  term('governing-law', [day]),
];
const left = (changes: Partial<typeof contract>) =>
  beyondHead(terms, readSections({ ...contract, ...changes })).map(({ clauseType }) => clauseType);

test('what the title, the parties and the dates say is not repeated as a fact', () => {
  const parties = [{ name: 'Ann Bell', role: 'Tenant', evidence: [] }];
  const dates = [{ kind: 'effective' as const, label: null, date: '2027-01-01', computedFrom: null, evidence: [day] }];
  expect(left({ title: 'Services: Ann Bell', parties, dates })).toEqual(['expiration-date', 'governing-law']);
});

test('where none of them is told above, every fact is', () => {
  expect(left({ title: null, parties: [], dates: [] })).toEqual(terms.map(({ clauseType }) => clauseType));
});

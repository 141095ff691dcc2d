import { expect, test } from 'vitest';
import type { KeyTerm, Recommendation } from '#src/features/contracts/analysis.schema.ts';
import { byPriority, groupByCategory } from './analysis-grouping';

const term = (title: string, category: string): KeyTerm => ({
  title,
  category,
  description: '',
  riskLevel: 'low',
  clauseType: null,
  evidence: [],
});
const action = (words: string, priority: Recommendation['priority']): Recommendation => ({
  action: words,
  priority,
  risk: null,
  clauseType: null,
  evidence: [],
});

test('key terms of one category are grouped together, in the order of the analysis', () => {
  const terms = [
    term('Fees', 'Money'),
    term('Law', 'Disputes'),
    term('Interest', 'Money '),
    term('Courts', 'Disputes'),
  ];
  expect(groupByCategory(terms).map(({ category, terms }) => [category, ...terms.map(({ title }) => title)])).toEqual([
    ['Money', 'Fees', 'Interest'],
    ['Disputes', 'Law', 'Courts'],
  ]);
});

test('actions are listed from the highest priority down', () => {
  const actions = byPriority([action('later', 'low'), action('now', 'high'), action('now too', 'high')]);
  expect(actions.map(({ action }) => action)).toEqual(['now', 'now too', 'later']);
});

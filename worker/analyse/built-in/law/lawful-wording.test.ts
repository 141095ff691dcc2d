import { expect, test } from 'vitest';
import type { ClauseType } from '#src/features/contracts/clause-types.schema.ts';
import { playbook } from '../playbook';
import type { Governed } from './find-breaches';
import { withLawfulAdditions } from './lawful-wording';

/** The wording proposed to add a clause, which would be "as usual" anywhere else. */
function wordingOf(clauseType: ClauseType, governed: Governed) {
  const play = playbook.find(({ type }) => type === clauseType);
  if (!play) throw new Error(`no play for ${clauseType}`);
  const clause = { clauseType, title: '', why: '', suggestedWording: 'as usual' };
  return withLawfulAdditions([{ play, clause }], governed, { locale: 'en' })[0]?.clause.suggestedWording;
}

test('Interest is not proposed under Saudi law, in contracts of any kind', () => {
  expect(wordingOf('late-payment', { place: 'saudi-arabia', kind: null })).toMatch(/^Sums not paid when due bear no/);
  expect(wordingOf('late-payment', { place: 'emirates', kind: null })).toBe('as usual');
});

test.for<[ClauseType, Governed]>([
  ['non-compete', { place: 'germany', kind: 'employment' }],
  ['no-solicit-customers', { place: 'france', kind: 'fixed-term-employment' }],
  ['renewal-term', { place: 'germany', kind: 'gym-membership' }],
  ['rent-review', { place: 'france', kind: 'residential-tenancy' }],
  ['termination-for-convenience', { place: 'spain', kind: 'residential-tenancy' }],
  ['termination-for-convenience', { place: 'austria', kind: 'employment' }],
])('No %s is proposed where the law forbids the usual one', ([clauseType, governed]) => {
  expect(wordingOf(clauseType, governed)).toBeNull();
  expect(wordingOf(clauseType, { ...governed, kind: 'goods-supply' })).toBe('as usual');
  expect(wordingOf(clauseType, { ...governed, kind: null })).toBe('as usual');
});

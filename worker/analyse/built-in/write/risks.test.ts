import { expect, test } from 'vitest';
import type { FoundRisk } from '#worker/analyse/analyst.ts';
import type { WrittenHarm } from '../harms/write-harms';
import { type AssessedRisk, writeRisks } from './risks';

const quote = '5.1 The Designer assigns all rights to the Client.';
const risk = (change: Partial<FoundRisk>): FoundRisk => ({
  ...{ title: 'A risk', description: 'It hurts.', clauseType: 'ip-assignment', evidence: [{ quote, start: 0 }] },
  ...{ suggestedWording: null, hurts: null, ask: null, delete: false, doubt: null, ...change },
});
const harm: WrittenHarm = { harm: 'creations-taken', level: 'high', risk: risk({ title: 'A harm' }) };
const ofPlay = (change: Partial<FoundRisk>): AssessedRisk => ({
  type: 'ip-assignment',
  assessment: { level: 'medium', title: 'A risk', description: 'It hurts.' },
  passages: [],
  risk: risk({ suggestedWording: 'The Client is granted a licence.', ...change }),
});

test('what a harm tells of the same words is told once, with the wording that the play proposes', () => {
  const { high, medium } = writeRisks([ofPlay({})], [harm]);
  expect(medium).toEqual([]);
  expect(high).toMatchObject([{ title: 'A harm', suggestedWording: 'The Client is granted a licence.' }]);
});

test('a harm takes no wording for another clause', () => {
  const { high, medium } = writeRisks([ofPlay({ clauseType: 'confidentiality' })], [harm]);
  expect(high).toMatchObject([{ title: 'A harm', suggestedWording: null }]);
  expect(medium).toEqual([]);
});

test('a risk of other words is told beside the harm', () => {
  const { medium } = writeRisks([ofPlay({ evidence: [{ quote: 'Other words.', start: 60 }] })], [harm]);
  expect(medium).toMatchObject([{ title: 'A risk', suggestedWording: 'The Client is granted a licence.' }]);
});

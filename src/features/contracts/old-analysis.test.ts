import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createDatabase } from '#src/db/client.ts';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { anAnalysis, insertContract } from '#src/testing/contract-factory.ts';
import { createAttemptsRepository } from './attempts.repository';
import type { Contract } from './contracts.schema';

const evidence = [{ quote: 'The rent is £900 a month', start: 10, end: 34, match: 'exact' }];
const grounded = { clauseType: 'price-increase', evidence };

/** An analysis as it was first stored: no money, no reader, no doubts, and no word of whether it is a contract. */
const first = {
  summary: 'A tenancy of a flat.',
  riskAssessment: {
    high: [{ title: 'The rent may rise', description: 'By any amount.', suggestedWording: 'By 3 %.', ...grounded }],
    medium: [],
    low: [],
  },
  keyTerms: [{ title: 'Rent', description: '£900 a month.', category: 'Money', riskLevel: 'low', ...grounded }],
  recommendations: [{ action: 'Ask for a limit.', priority: 'high', ...grounded }],
  contractType: 'tenancy',
  parties: [{ name: 'Ada Lovelace', role: 'Tenant', evidence }],
  missingClauses: [{ clauseType: 'insurance', title: 'Insurance', why: 'None is named.', suggestedWording: null }],
  dates: [{ kind: 'expiry', date: '2027-03-16', computedFrom: 'Twelve months from 17 March 2026.', evidence }],
  warnings: [{ kind: 'hidden-text', message: 'Some text is hidden.', evidence }],
  coverage: { pagesRead: 1, pagesTotal: 1, charactersRead: 1000, clauseTypes: ['insurance'] },
  engine: { name: 'language-model', model: 'gpt-4o' },
  language: 'en',
};

test('an analysis that was stored before it could hold as much opens with all that it has', async () => {
  const user = await asUser();
  const id = await insertContract(env.DB, { ownerId: user.id, status: 'analysing' });
  await createAttemptsRepository(createDatabase(env.DB)).complete({ id, analysis: anAnalysis(), now: new Date() });
  const store = env.DB.prepare('update analysis set findings = ? where contract_id = ?');
  await store.bind(JSON.stringify(first), id).run();

  const answer = await call('GET', `/api/contracts/${id}`, { headers: user.headers });
  const contract = (await answer.json()) as Contract;
  expect(contract).toMatchObject({ ...first, status: 'complete', partial: false });
  expect(contract).toMatchObject({ isContract: true, money: [], readClosely: [], reader: null, title: null });
  expect(contract.riskAssessment?.high[0]).toMatchObject({ hurts: null, ask: null, delete: false, doubt: null });
});

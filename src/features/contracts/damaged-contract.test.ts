import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { createDatabase } from '#src/db/client.ts';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { anAnalysis, insertContract } from '#src/testing/contract-factory.ts';
import { createAttemptsRepository } from './attempts.repository';
import type { Contract } from './contracts.schema';

let user: Awaited<ReturnType<typeof asUser>>;
let id: string;
const ask = () => call('GET', `/api/contracts/${id}`, { headers: user.headers });
const change = (statement: string) => env.DB.prepare(statement).bind(id).run();

beforeEach(async () => {
  user = await asUser();
  id = await insertContract(env.DB, { ownerId: user.id, status: 'analysing' });
  const attempts = createAttemptsRepository(createDatabase(env.DB));
  await attempts.complete({ id, analysis: anAnalysis(), now: new Date() });
});

test('a part of an analysis that was damaged is left out, the others are still read', async () => {
  await change(`update analysis set findings = json_set(findings, '$.keyTerms[0]', 'broken') where contract_id = ?`);
  const contract = (await (await ask()).json()) as Contract;
  expect(contract.keyTerms).toBeNull();
  expect(contract).toMatchObject({ summary: 'A services agreement.', riskAssessment: anAnalysis().riskAssessment });
  expect(JSON.stringify(takeErrors())).toMatch(/contracts\.analysis_damaged.*"keyTerms\W+\]/);
});

test('of an analysis that was cut off nothing is shown, and the answer says which it is', async () => {
  await change('update analysis set findings = substr(findings, 1, 100) where contract_id = ?');
  const contract = (await (await ask()).json()) as Contract;
  expect(contract).toMatchObject({ status: 'complete', summary: null, riskAssessment: null, warnings: null });
  expect(JSON.stringify(takeErrors())).toContain(id);
});

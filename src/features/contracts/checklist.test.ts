import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDatabase } from '#src/db/client.ts';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { anAnalysis, insertContract } from '#src/testing/contract-factory.ts';
import { createAttemptsRepository } from './attempts.repository';

const attempts = createAttemptsRepository(createDatabase(env.DB));
const recommended = ['Write a limit in.', 'Ask for thirty days.'].map((action) => ({
  ...{ action, priority: 'high' as const, risk: null, clauseType: null, evidence: [] },
}));
let user: Awaited<ReturnType<typeof asUser>>;
let id: string;

beforeEach(async () => {
  user = await asUser();
  id = await insertContract(env.DB, { ownerId: user.id, status: 'analysing' });
  await attempts.complete({ id, analysis: anAnalysis({ recommendations: recommended }), now: new Date() });
});

const note = (item: object) =>
  call('PUT', `/api/contracts/${id}/checklist`, { headers: user.headers, body: { state: 'done', note: '', ...item } });
const checklist = async () =>
  (await call('GET', `/api/contracts/${id}/checklist`, { headers: user.headers })).json<unknown[]>();

describe('the checklist of a contract', () => {
  it('keeps where each recommendation stands, with a note', async () => {
    expect(await checklist()).toEqual([]);
    await note({ action: 'Write a limit in.', state: 'asked', note: ' Sent on Monday. ' });
    await note({ action: 'Ask for thirty days.', state: 'accepted' });
    expect(await checklist()).toEqual([
      { action: 'Ask for thirty days.', state: 'accepted', note: '' },
      { action: 'Write a limit in.', state: 'asked', note: 'Sent on Monday.' },
    ]);
  });

  it('keeps the last that was noted', async () => {
    await note({ action: 'Write a limit in.', state: 'asked' });
    await note({ action: 'Write a limit in.', state: 'done' });
    expect(await checklist()).toEqual([{ action: 'Write a limit in.', state: 'done', note: '' }]);
  });

  it('takes nothing that the analysis does not recommend, and no note without end', async () => {
    const unknown = await note({ action: 'Sign it.' });
    expect([unknown.status, await unknown.json()]).toMatchObject([422, { code: 'contracts.action_unknown' }]);
    expect((await note({ action: 'Write a limit in.', note: 'x'.repeat(501) })).status).toBe(422);
    expect((await note({ action: 'Write a limit in.', state: 'signed' })).status).toBe(422);
    expect(await checklist()).toEqual([]);
  });

  it('is gone with its contract', async () => {
    await note({ action: 'Write a limit in.' });
    await call('DELETE', `/api/contracts/${id}`, { headers: user.headers });
    expect(await env.DB.prepare('select count(*) as n from checklist').first('n')).toBe(0);
  });
});

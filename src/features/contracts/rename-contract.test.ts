import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDatabase } from '#src/db/client.ts';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { anAnalysis, insertContract, insertGenerated } from '#src/testing/contract-factory.ts';
import { createAttemptsRepository } from './attempts.repository';
import type { Contract, ContractListItem } from './contracts.schema';

let user: Awaited<ReturnType<typeof asUser>>;
let id: string;
const attempts = createAttemptsRepository(createDatabase(env.DB));

beforeEach(async () => {
  user = await asUser();
  id = await insertContract(env.DB, { ownerId: user.id, fileName: 'scan 0017.pdf', status: 'analysing' });
});

const complete = () => attempts.complete({ id, analysis: anAnalysis({ title: 'Lease: Bell' }), now: new Date() });
const rename = (givenTitle: unknown, of = id) =>
  call('PATCH', `/api/contracts/${of}`, { headers: user.headers, body: { givenTitle } });
const get = async <T>(path: string) => (await (await call('GET', path, { headers: user.headers })).json()) as T;
const found = async (search: string, sort = 'newest') =>
  (await get<ContractListItem[]>(`/api/contracts?search=${encodeURIComponent(search)}&sort=${sort}`)).map(
    (listed) => listed.givenTitle ?? listed.fileName,
  );

describe('a name of one’s own', () => {
  it('is shown by the list and by the contract, beside the names of its analysis and its file', async () => {
    await complete();
    const renamed = await rename('  Flat\n in Pewsey ');
    expect([renamed.status, await renamed.json()]).toEqual([200, { id, givenTitle: 'Flat in Pewsey' }]);
    const names = { givenTitle: 'Flat in Pewsey', fileName: 'scan 0017.pdf' };
    expect(await get<ContractListItem[]>('/api/contracts')).toMatchObject([names]);
    expect(await get<Contract>(`/api/contracts/${id}`)).toMatchObject({ ...names, title: 'Lease: Bell' });
  });

  it('is found by a search, also after the analysis is written, and the name before it no longer is', async () => {
    await rename('Flat in Pewsey');
    await rename('House in York');
    await complete();
    expect(await found('house york unlimited 0017')).toEqual(['House in York']);
    expect(await found('pewsey')).toEqual([]);
  });

  it('is what the list is sorted by', async () => {
    await insertContract(env.DB, { ownerId: user.id, fileName: 'lease.pdf' });
    expect(await found('pdf', 'name')).toEqual(['lease.pdf', 'scan 0017.pdf']);
    await rename('A flat');
    expect(await found('pdf', 'name')).toEqual(['A flat', 'lease.pdf']);
  });

  it('can be taken back', async () => {
    await rename('Flat');
    await rename(null);
    expect(await found('flat')).toEqual([]);
    expect(await get<Contract>(`/api/contracts/${id}`)).toMatchObject({ givenTitle: null });
  });

  it.each([
    ['nothing but white space', ' \n\u200b', 'contracts.title_missing'],
    ['more than 120 characters', 'x'.repeat(121), 'contracts.title_too_long'],
  ])('is refused where it is %s', async (_, givenTitle, code) => {
    const refused = await rename(givenTitle);
    expect(refused.status).toBe(422);
    expect(JSON.stringify(await refused.json())).toContain(code);
    expect(await found('scan')).toEqual(['scan 0017.pdf']);
  });

  it('is not given to a contract that was made from a template, which is named when it is made', async () => {
    const generated = await insertGenerated(env.DB, { ownerId: user.id });
    expect((await rename('Mine', generated)).status).toBe(404);
  });
});

import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { createDatabase } from '#src/db/client.ts';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { anAnalysis, insertContract } from '#src/testing/contract-factory.ts';
import type { Analysis } from './analysis.schema';
import { contractsPerPage } from './contract-choices.schema';
import { createContractsRepository } from './contracts.repository';
import type { ContractListItem } from './contracts.schema';

type User = Awaited<ReturnType<typeof asUser>>;

async function list(user: User, query: Record<string, string> = {}) {
  const response = await call('GET', `/api/contracts?${new URLSearchParams(query)}`, { headers: user.headers });
  expect(response.status).toBe(200);
  return (await response.json<ContractListItem[]>()).map(({ fileName }) => fileName);
}

async function count(user: User, query: Record<string, string> = {}) {
  const response = await call('GET', `/api/contracts/count?${new URLSearchParams(query)}`, { headers: user.headers });
  return (await response.json<{ count: number }>()).count;
}

type Fields = Partial<Parameters<typeof insertContract>[1]>;

let minute = 0;
const add = (owner: User, fileName: string, fields: Fields = {}) =>
  insertContract(env.DB, { ownerId: owner.id, fileName, createdAt: new Date(2026, 0, 1, 0, minute++), ...fields });

async function analysed(owner: User, fileName: string, analysis: Analysis, fields: Fields = {}) {
  const id = await add(owner, fileName, { status: 'analysing', ...fields });
  await createContractsRepository(createDatabase(env.DB)).complete({ id, analysis, now: new Date() });
}

const [risk] = anAnalysis().riskAssessment.high;
const risky = (high: number, medium: number) => ({
  high: Array(high).fill(risk),
  medium: Array(medium).fill(risk),
  low: [],
});

describe('looking for contracts', () => {
  it('finds what the name or the analysis says, whatever its case, accents and forms of letters', async () => {
    const ada = await asUser();
    await analysed(ada, 'Straße.pdf', anAnalysis({ summary: 'Résiliation anticipée' }));
    await add(ada, 'عقد إيجار.docx');
    await add(ada, 'lease_2024.pdf');
    for (const [search, found] of [
      ['strasse', 'Straße.pdf'],
      ['RESILIATION', 'Straße.pdf'],
      ['unlimited résil', 'Straße.pdf'],
      ['ايجار', 'عقد إيجار.docx'],
      ['2024', 'lease_2024.pdf'],
    ] as const) {
      expect(await list(ada, { search })).toEqual([found]);
      expect(await count(ada, { search })).toBe(1);
    }
    expect(await list(ada, { search: 'unlimited lease' })).toEqual([]);
  });

  it.each(["%' or 1=1 --", '"*', '🙂', '_', 'a'.repeat(200), '\u0000', '()'])(
    'takes %j for the words it is',
    async (search) => {
      const ada = await asUser();
      await add(ada, 'agreement.pdf');
      expect(await list(ada, { search })).toEqual([]);
    },
  );

  it('never finds what belongs to others', async () => {
    const [ada, grace] = [await asUser(), await asUser()];
    await add(grace, 'secret.pdf');
    expect(await list(ada, { search: 'secret' })).toEqual([]);
    expect(await count(ada)).toBe(0);
  });
});

it('filters by progress, risk, language and origin', async () => {
  const ada = await asUser();
  await analysed(ada, 'grave', anAnalysis(), { detectedLanguage: 'fr' });
  await analysed(ada, 'fair', anAnalysis({ riskAssessment: risky(0, 0) }));
  await add(ada, 'waiting', { detectedLanguage: 'fr' });
  await add(ada, 'broken', { status: 'failed', failureCode: 'contracts.analysis_timeout' });
  await add(ada, 'made', { status: 'complete', templateId: 'nda' });
  for (const [query, names] of [
    [{ status: 'in-progress' }, ['waiting']],
    [{ status: 'failed' }, ['broken']],
    [{ status: 'complete', origin: 'upload' }, ['fair', 'grave']],
    [{ risk: 'high' }, ['grave']],
    [{ risk: 'none' }, ['fair']],
    [{ language: 'fr', status: 'in-progress' }, ['waiting']],
    [{ origin: 'template' }, ['made']],
  ] as [Record<string, string>, string[]][]) {
    expect(await list(ada, query)).toEqual(names);
    expect(await count(ada, query)).toBe(names.length);
  }
});

it('sorts by date, name and gravest risk', async () => {
  const ada = await asUser();
  await analysed(ada, 'Éclair', anAnalysis({ riskAssessment: risky(1, 0) }));
  await add(ada, 'zebra');
  await analysed(ada, 'apple', anAnalysis({ riskAssessment: risky(1, 2) }));
  expect(await list(ada)).toEqual(['apple', 'zebra', 'Éclair']);
  expect(await list(ada, { sort: 'oldest' })).toEqual(['Éclair', 'zebra', 'apple']);
  expect(await list(ada, { sort: 'name' })).toEqual(['apple', 'Éclair', 'zebra']);
  expect(await list(ada, { sort: 'risk' })).toEqual(['apple', 'Éclair', 'zebra']);
});

it('gives a thousand contracts page by page, each once, and all of them where no page is named', async () => {
  const ada = await asUser();
  await add(ada, 'contract 0');
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 999)
     insert into contract (id, owner_id, file_name, words, status, content_hash, byte_size, reader_version, language, status_changed_at, created_at, updated_at)
     select id || i, owner_id, 'contract ' || i, 'contract ' || i, status, content_hash, byte_size, reader_version, language, status_changed_at, created_at, updated_at
     from contract join n`,
  ).run();
  expect(await count(ada)).toBe(1000);
  expect(await list(ada)).toHaveLength(1000);
  const pages = await Promise.all(Array.from({ length: 41 }, (_, at) => list(ada, { page: String(at + 1) })));
  expect(new Set(pages.flat()).size).toBe(1000);
  expect(pages.map((page) => page.length)).toEqual([...Array(40).fill(contractsPerPage), 0]);
  expect(await list(ada, { search: '77 contract', page: '1' })).toHaveLength(19);
});

it.each(['page=0', 'sort=size', 'status=reading', `search=${'a'.repeat(201)}`])('refuses %s', async (query) => {
  const { headers } = await asUser();
  expect((await call('GET', `/api/contracts?${query}`, { headers })).status).toBe(422);
});

import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { createDatabase } from '#src/db/client.ts';
import { buildDeps, depsOf } from '#src/deps.ts';
import { call, testOrigin } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { anAnalysis, insertContract, insertGenerated } from '#src/testing/contract-factory.ts';
import { countStatements } from '#src/testing/count-statements.ts';
import type { Analysis } from '../contracts/analysis.schema';
import { createAttemptsRepository } from '../contracts/attempts.repository';
import { contractFiles } from '../contracts/contract-files';
import type { ContractListItem } from '../contracts/contracts.schema';
import { makeTextsSearchable } from '../contracts/search-texts.usecase';
import { createSearchedTextsRepository } from '../contracts/searched-texts.repository';
import { contractsPerPage, mostContractsListed } from './contract-choices.schema';

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
  await createAttemptsRepository(createDatabase(env.DB)).complete({ id, analysis, now: new Date() });
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
  await insertGenerated(env.DB, { ownerId: ada.id, fileName: 'made', createdAt: new Date(2025, 0, 1) });
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

/** So many of both kinds, in turn. */
async function addMany(owner: User, ofEach: number) {
  await add(owner, 'contract 0', { createdAt: new Date(0) });
  await insertGenerated(env.DB, { ownerId: owner.id, fileName: 'contract 1', createdAt: new Date(1) });
  for (const [table, first] of [
    ['contract', 0],
    ['generated_contract', 1],
  ] as const) {
    const { results } = await env.DB.prepare(`pragma table_info(${table})`).all<{ name: string }>();
    const changed: Record<string, string> = {
      ...{ id: 'id || i', file_name: "'contract ' || i", words: "'contract ' || i", created_at: 'i' },
    };
    const columns = results.map(({ name }) => name);
    await env.DB.prepare(
      `with recursive n(i) as (select ${first + 2} union all select i + 2 from n where i < ${2 * ofEach - 2})
       insert into ${table} (${columns}) select ${columns.map((name) => changed[name] ?? name)}
       from ${table} join n where owner_id = ?`,
    )
      .bind(owner.id)
      .run();
  }
}

describe('uploaded and generated contracts', () => {
  it('are one list, in one order, on pages that hold each once', async () => {
    const ada = await asUser();
    await addMany(ada, 60);
    const names = Array.from({ length: 120 }, (_, at) => `contract ${at}`);
    expect(await count(ada)).toBe(120);
    expect(await list(ada)).toEqual(names.toReversed());
    expect(await list(ada, { sort: 'oldest' })).toEqual(names);
    expect(await list(ada, { sort: 'name' })).toEqual(names.toSorted());
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => list(ada, { page: String(page) })));
    expect(pages.map((page) => page.length)).toEqual([25, 25, 25, 25, 20, 0]);
    expect(pages.flat()).toEqual(names.toReversed());
    expect(await list(ada, { search: 'contract 11', page: '1' })).toEqual(
      names.filter((name) => name.startsWith('contract 11')).toReversed(),
    );
  });

  it('come in any order with the risks of the uploaded first', async () => {
    const ada = await asUser();
    await insertGenerated(env.DB, { ownerId: ada.id, fileName: 'made' });
    await analysed(ada, 'grave', anAnalysis());
    await analysed(ada, 'fair', anAnalysis({ riskAssessment: risky(0, 0) }));
    expect(await list(ada, { sort: 'risk' })).toEqual(['grave', 'fair', 'made']);
  });

  it('of others are never found', async () => {
    const [ada, grace] = [await asUser(), await asUser()];
    const id = await insertGenerated(env.DB, { ownerId: grace.id, fileName: 'secret' });
    expect(await list(ada)).toEqual([]);
    expect(await count(ada)).toBe(0);
    for (const [method, path] of [
      ['GET', `/api/contracts/${id}`],
      ['GET', `/api/contracts/${id}/file`],
      ['DELETE', `/api/contracts/${id}`],
    ] as const) {
      expect((await call(method, path, { headers: ada.headers })).status).toBe(404);
    }
    expect(await list(grace)).toEqual(['secret']);
  });

  it('are a thousand at most where no page is asked for, the first in the order of the list', async () => {
    const ada = await asUser();
    await addMany(ada, mostContractsListed / 2 + 10);
    const [newest] = await list(ada, { page: '1' });
    const all = await list(ada);
    expect(all).toHaveLength(mostContractsListed);
    expect(all[0]).toBe(newest);
    expect(await count(ada)).toBe(mostContractsListed + 20);
  });

  it('are read with one statement, which reads rows for the page it answers, not for all', async () => {
    const ada = await asUser();
    await addMany(ada, 500);
    const watched = countStatements();
    const page = await call('GET', '/api/contracts?page=1', { headers: ada.headers, env: watched.databases });
    expect(await page.json()).toHaveLength(contractsPerPage);
    const asked = watched.asked.filter(({ sql }) => /contract/.test(sql));
    expect(asked).toHaveLength(1);
    expect(asked[0]?.rowsRead).toBeLessThan(4 * contractsPerPage);
  });
});

it.each(['page=0', 'sort=size', 'status=reading', `search=${'a'.repeat(201)}`])('refuses %s', async (query) => {
  const { headers } = await asUser();
  expect((await call('GET', `/api/contracts?${query}`, { headers })).status).toBe(422);
});

describe('what only the text of a contract says', () => {
  const searchedTexts = createSearchedTextsRepository(createDatabase(env.DB));

  it('is found together with what its analysis says, by its owner alone, until the contract is deleted', async () => {
    const [ada, grace] = [await asUser(), await asUser()];
    const id = await add(ada, 'lease.pdf', { status: 'analysing' });
    await searchedTexts.keep({ contractId: id, text: 'The Tenant keeps no CHÂTEAU. The tenant pays.' });
    await createAttemptsRepository(createDatabase(env.DB)).complete({ id, analysis: anAnalysis(), now: new Date() });
    for (const search of ['chateau', 'chateau unlimited', 'tenant lease']) {
      expect(await list(ada, { search })).toEqual(['lease.pdf']);
      expect(await count(ada, { search })).toBe(1);
      expect(await list(grace, { search })).toEqual([]);
    }
    expect(await list(ada, { search: 'chateau landlord' })).toEqual([]);
    await call('DELETE', `/api/contracts/${id}`, { headers: ada.headers });
    expect(await env.DB.prepare('select count(*) as n from searched_text').first('n')).toBe(0);
  });

  it('is kept for no contract that is gone', async () => {
    await searchedTexts.keep({ contractId: 'gone', text: 'left behind' });
    expect(await env.DB.prepare('select count(*) as n from searched_text').first('n')).toBe(0);
  });

  it('is found too where it was stored or written before: the clock reads it once', async () => {
    const ada = await asUser();
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const lease = await add(ada, 'lease.pdf', { status: 'complete', contentHash: 'lease' });
    await add(ada, 'lost.pdf', { status: 'complete', contentHash: 'lost' });
    await add(ada, 'damaged.pdf', { status: 'complete', contentHash: 'damaged' });
    await env.FILES.put(contractFiles.text(ada.id, 'damaged', 1), '{');
    const made = await insertGenerated(env.DB, { ownerId: ada.id, fileName: 'made', contentHash: 'made' });
    for (const hash of ['lease', 'made']) {
      const kept = JSON.stringify({ text: `Words of ${hash}: hereinafter`, format: 'txt', blocks: [] });
      await env.FILES.put(contractFiles.text(ada.id, hash, 1), kept);
    }
    const deps = await depsOf(buildDeps(env, { origin: testOrigin, waitUntil: () => {} }), { ownerId: ada.id });
    expect(await makeTextsSearchable(deps)).toBe(4);
    expect(await makeTextsSearchable(deps)).toBe(0);
    expect((await list(ada, { search: 'hereinafter' })).sort()).toEqual(['lease.pdf', 'made']);
    for (const id of [lease, made]) await call('DELETE', `/api/contracts/${id}`, { headers: ada.headers });
    const { results } = await env.DB.prepare('select words from searched_text').all();
    expect(results).toEqual([{ words: '' }, { words: '' }]);
  });
});

import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { unzipSync } from 'fflate';
import { beforeEach, expect, inject, test, vi } from 'vitest';
import { buildDeps } from '#src/deps.ts';
import { sha256Hex } from '#src/kernel/hash.ts';
import { call, testOrigin } from '#src/testing/api.ts';
import { signedIn } from '#src/testing/as-user.ts';
import { keepingMeasure } from '#src/testing/keeping-measure.ts';
import { sweepEverything } from '#src/testing/sweep-everything.ts';
import { contractFiles } from '../contracts/contract-files';
import type { Contract, ContractListItem } from '../contracts/contracts.schema';
import type { AddedClause } from './generated-contracts.schema';

/** A row of `contract` as the release before wrote it, by the names of its columns. */
type Former = Record<string, string | number | null>;

const textOf = (id: string) => `${id.toUpperCase()}\n\n1. Secrecy\n\n1.1 Keep it.\n\nSigned by Ada`;
const hashOf = (id: string) => sha256Hex(new TextEncoder().encode(textOf(id)));
const added: AddedClause = {
  clauseId: 'governing-law',
  version: 1,
  wording: 'standard',
  number: '1',
  heading: 'Secrecy',
  addedAt: '2026-11-02T00:00:00.000Z',
  checkedBefore: true,
};
const uploaded: Former = {
  ...{ status: 'complete', byte_size: 60, pages: 2, characters: 60, tokens: 15, reader_version: 1 },
  ...{ detected_language: 'en', language_confidence: 0.9, language: 'de', status_changed_at: 1, updated_at: 1 },
};
const generated: Former = { ...uploaded, template_id: 'nda', template_version: 3, layout: 'thcs' };

async function write(row: Former) {
  const names = Object.keys(row);
  await env.DB.prepare(`insert into contract (${names}) values (${names.map(() => '?')})`)
    .bind(...Object.values(row))
    .run();
}

async function keepFiles({ id, owner_id: owner }: { id: string; owner_id: string }) {
  const text = textOf(id);
  await env.FILES.put(contractFiles.original(owner, id), text);
  const kept = JSON.stringify({ text, format: 'txt', blocks: [] });
  await env.FILES.put(contractFiles.text(owner, await hashOf(id), 1), kept);
}

/** The release before knew of one database alone. */
const inOneDatabase = test.skipIf(inject('shards').length > 0);

let headers: { cookie: string };
const get = async <T>(path: string): Promise<T> => (await call('GET', path, { headers })).json();
const names = async (query = '') =>
  (await get<ContractListItem[]>(`/api/contracts${query}`)).map(({ fileName }) => fileName);
const post = (path: string, body?: unknown) => call('POST', path, { headers, body, env: { MEASURE: keepingMeasure } });
const rowsOf = async (table: string, id: string) =>
  env.DB.prepare(`select count(*) as n from ${table} where id = ?`).bind(id).first<number>('n');

const clock = () => sweepEverything(buildDeps(env, { origin: testOrigin, waitUntil: () => {} }));

beforeEach(async () => {
  await reset();
  const migrations = inject('migrations');
  const own = migrations.findIndex(({ name }) => name.includes('generated-contract-table'));
  await applyD1Migrations(env.DB, migrations.slice(0, own));
  await env.DB.batch(
    ['ada', 'grace'].map((id) =>
      env.DB.prepare(
        `insert into user (id, name, email, email_verified, account_status) values (?1, ?1, ?1 || '@example.test', 1, 'pro')`,
      ).bind(id),
    ),
  );
  for (const row of [
    { ...uploaded, owner_id: 'ada', id: 'lease', file_name: 'Lease.pdf', created_at: 1, words: 'lease pdf' },
    {
      ...{
        ...generated,
        owner_id: 'ada',
        id: 'talks',
        file_name: 'Secret talks',
        created_at: 2,
        words: 'secret talks',
      },
      added_clauses: JSON.stringify([added]),
    },
    { ...generated, owner_id: 'ada', id: 'hire', file_name: 'Hire', created_at: 3, words: 'hire' },
    { ...generated, owner_id: 'grace', id: 'hers', file_name: 'Hers', created_at: 4, words: 'hers' },
  ]) {
    await write({ ...row, content_hash: await hashOf(row.id) });
    await keepFiles(row);
  }
  await applyD1Migrations(env.DB, migrations);
  headers = await signedIn({ id: 'ada' });
  vi.spyOn(env.FREE_ANALYSIS_QUEUE, 'send').mockResolvedValue({} as never);
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

inOneDatabase('what was generated before is listed, counted, searched and filtered as it was', async () => {
  expect(await names()).toEqual(['Hire', 'Secret talks', 'Lease.pdf']);
  expect(await get('/api/contracts/count')).toEqual({ count: 3 });
  expect(await names('?origin=template&sort=oldest')).toEqual(['Secret talks', 'Hire']);
  expect(await names('?origin=upload')).toEqual(['Lease.pdf']);
  expect(await names('?search=SECRET')).toEqual(['Secret talks']);
});

inOneDatabase('it is opened and downloaded', async () => {
  expect(await get<Contract>('/api/contracts/talks')).toMatchObject({
    ...{
      id: 'talks',
      fileName: 'Secret talks',
      fileContent: textOf('talks'),
      status: 'complete',
      analysisComplete: true,
    },
    ...{ templateId: 'nda', templateVersion: 3, layout: 'thcs', addedClauses: [added], checkOutdated: true },
    ...{ detectedLanguage: 'en', languageConfidence: 0.9, pages: 2, riskCounts: null, summary: null },
    ...{ createdAt: new Date(2).toISOString(), updatedAt: new Date(1).toISOString() },
  });
  expect(await (await call('GET', '/api/contracts/talks/file', { headers })).text()).toBe(textOf('talks'));
  expect((await call('GET', '/api/contracts/hers', { headers })).status).toBe(404);
});

inOneDatabase('it is checked, and takes no clause, since its template is none that is there', async () => {
  const checked = await post('/api/contracts/hire/check');
  expect(checked.status).toBe(201);
  expect(await names()).toEqual(['Hire.txt', 'Hire', 'Secret talks', 'Lease.pdf']);
  const blanks = ['England and Wales'];
  const clause = await post('/api/contracts/hire/clauses', { clauseId: 'governing-law', wording: 'standard', blanks });
  expect(await clause.json()).toMatchObject({ code: 'clauses.unfit_version' });
});

inOneDatabase('it is in the archive of the account', async () => {
  const archive = await call('GET', '/api/user/export', { headers });
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  const read = (path: string) => new TextDecoder().decode(files[path]);
  expect(JSON.parse(read('contracts.json'))).toMatchObject([
    { id: 'lease', text: 'texts/001-Lease.txt' },
    { id: 'talks', templateId: 'nda', addedClauses: [added], text: 'generated/002-Secret talks.txt' },
    { id: 'hire', originalFile: 'files/003-Hire', text: 'generated/003-Hire.txt' },
  ]);
  expect(read('generated/002-Secret talks.txt')).toBe(textOf('talks'));
});

inOneDatabase('it is deleted with all that is kept of it, and stays deleted', async () => {
  expect((await call('DELETE', '/api/contracts/talks', { headers })).status).toBe(200);
  await clock();
  expect(await names()).toEqual(['Hire', 'Lease.pdf']);
  expect([await rowsOf('contract', 'talks'), await rowsOf('generated_contract', 'talks')]).toEqual([0, 0]);
  const keys = (await env.FILES.list()).objects.map(({ key }) => key);
  const hash = await hashOf('talks');
  expect(keys.filter((key) => key.includes('talks') || key.includes(hash))).toEqual([]);
  expect(keys).toHaveLength(6);
});

inOneDatabase(
  'what the release before still writes is taken over by the clock, and nothing is left where it was',
  async () => {
    const late = { owner_id: 'ada', id: 'late', file_name: 'Late', content_hash: 'late', created_at: 5, words: 'late' };
    await write({ ...generated, ...late });
    await env.DB.prepare("update contract set content_hash = 'rewritten', layout = 'thcces', updated_at = 9").run();
    await env.DB.prepare("update generated_contract set file_name = 'Newer', updated_at = 10 where id = 'hire'").run();
    expect(await names()).toEqual(['Newer', 'Secret talks', 'Lease.pdf']);

    await clock();
    expect(await names()).toEqual(['Late', 'Newer', 'Secret talks', 'Lease.pdf']);
    const { results } = await env.DB.prepare(
      'select id, content_hash, layout, owner_id from generated_contract order by created_at',
    ).all();
    expect(results).toEqual([
      { id: 'talks', content_hash: 'rewritten', layout: 'thcces', owner_id: 'ada' },
      { id: 'hire', content_hash: await hashOf('hire'), layout: 'thcs', owner_id: 'ada' },
      { id: 'hers', content_hash: 'rewritten', layout: 'thcces', owner_id: 'grace' },
      { id: 'late', content_hash: 'rewritten', layout: 'thcces', owner_id: 'ada' },
    ]);
    expect(await env.DB.prepare('select group_concat(id) as ids from contract').first('ids')).toBe('lease');
  },
);

inOneDatabase('an account that the release before deletes takes them with it', async () => {
  await env.DB.batch([
    env.DB.prepare("delete from contract where owner_id = 'ada'"),
    env.DB.prepare("delete from user where id = 'ada'"),
  ]);
  expect(await env.DB.prepare('select group_concat(id) as ids from generated_contract').first('ids')).toBe('hers');
});

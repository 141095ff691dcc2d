import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, inject, test, vi } from 'vitest';
import { buildDeps, depsOf } from '#src/deps.ts';
import { call } from '#src/testing/api.ts';
import { asUser, signedIn } from '#src/testing/as-user.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { anAnalysis, aRisk, insertContract } from '#src/testing/contract-factory.ts';
import { sweepEverything } from '#src/testing/sweep-everything.ts';
import type { Analysis } from './analysis.schema';
import { contractFiles, findingsMarksPrefix } from './contract-files';
import type { Contract } from './contracts.schema';
import { moveFindings } from './move-findings.usecase';
import { storeAnalysis } from './store-analysis.usecase';
import { sweepAbandonedFindings } from './sweep-findings.usecase';

const hour = 60 * 60_000;
let user: Awaited<ReturnType<typeof asUser>>;
let id: string;
const key = () => ({ ownerId: user.id, id });
const deps = (later = 0) => ({
  ...buildDeps(env, { origin: 'http://localhost', waitUntil: () => {} }),
  clock: () => new Date(Date.now() + later),
});
/** Over the database of the user. */
const own = () => depsOf(deps(), { ownerId: user.id });
const filesUnder = async (prefix: string) => (await env.FILES.list({ prefix })).objects.map((found) => found.key);
const findingsFiles = () => filesUnder('findings/');
/** The one file of a contract's findings. */
const fileOf = async (contractId: string) => {
  const [key, ...others] = (await findingsFiles()).filter((each) => each.includes(`/${contractId}/`));
  expect(others).toEqual([]);
  return (await env.FILES.get(key ?? expect.fail()))?.text();
};
const open = async (of = id) =>
  (await (await call('GET', `/api/contracts/${of}`, { headers: user.headers })).json()) as Contract;
const store = async (fields: Partial<Analysis> = {}, before: { findingsVersion: string | null } | null = null) =>
  storeAnalysis(await own(), { contract: key(), analysis: anAnalysis(fields), before });
const analysing = () => env.DB.prepare("update contract set status = 'analysing' where id = ?").bind(id).run();

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  user = await asUser();
  id = await insertContract(env.DB, { ownerId: user.id, status: 'analysing' });
});

test('findings are a file beside the text, the row names it, and the contract opens with all of them', async () => {
  expect(await store({ title: 'Lease' })).toBe(true);
  const [row] = (await env.DB.prepare('select findings, findings_version as version from analysis').all()).results;
  expect(row).toEqual({ findings: '{}', version: expect.any(String) });
  expect(await findingsFiles()).toEqual([contractFiles.findings(user.id, id, String(row?.version))]);
  expect(await filesUnder(findingsMarksPrefix)).toEqual([]);
  expect(await open()).toMatchObject({ ...anAnalysis({ title: 'Lease' }), status: 'complete' });
});

/** The release before knew of one database alone. */
const inOneDatabase = test.skipIf(inject('shards').length > 0);

inOneDatabase(
  'rows of the release before open as they did, are moved some at a time, and open the same then',
  async () => {
    const migrations = inject('migrations');
    await reset();
    const own = migrations.findIndex(({ name }) => name.includes('findings-in-files'));
    await applyD1Migrations(env.DB, migrations.slice(0, own));
    const id = 'ada';
    const email = 'ada@example.test';
    await env.DB.prepare("insert into user (id, name, email, email_verified) values (?, 'Ada', ?, 1)")
      .bind(id, email)
      .run();
    const stored: Record<string, string> = {
      whole: JSON.stringify(anAnalysis({ title: 'Lease' })),
      old: JSON.stringify({ summary: 'A loan.', keyTerms: [], language: 'en' }),
      damaged: '{"title": "Lea',
    };
    await env.DB.batch(
      Object.entries(stored).flatMap(([name, findings]) => [
        env.DB.prepare(
          `insert into contract (id, owner_id, file_name, status, content_hash, byte_size, reader_version, language,
           summary, risks_high, status_changed_at, created_at, updated_at)
         values (?1, ?2, ?1, 'complete', ?1, 1, 1, 'en', 'A summary', 1, 1, 1, 1)`,
        ).bind(name, id),
        env.DB.prepare('insert into analysis (contract_id, findings, created_at) values (?, ?, 1)').bind(
          name,
          findings,
        ),
      ]),
    );
    await applyD1Migrations(env.DB, migrations);
    user = { id, email, headers: await signedIn({ id }) };

    const names = Object.keys(stored);
    const before = await Promise.all(names.map(open));
    expect(before[0]).toMatchObject({ title: 'Lease', riskAssessment: anAnalysis().riskAssessment });
    expect([await moveFindings(deps(), { most: 2 }), await moveFindings(deps(), { most: 2 })]).toEqual([2, 1]);
    expect(await moveFindings(deps())).toBe(0);
    expect(await env.DB.prepare('select sum(length(findings)) as bytes from analysis').first('bytes')).toBe(6);
    for (const [name, findings] of Object.entries(stored)) expect(await fileOf(name)).toBe(findings);
    expect(await filesUnder(findingsMarksPrefix)).toEqual([]);
    expect(await Promise.all(names.map(open))).toEqual(before);
    takeErrors();
  },
);

test('the sweep moves the rows of every database, but of an account that is on its way to another', async () => {
  const titles = ['In one', 'In another', 'On its way'];
  const rows: { ownerId: string; contractId: string; title: string }[] = [];
  for (const title of titles) {
    user = await asUser();
    id = await insertContract(env.DB, { ownerId: user.id, status: 'analysing' });
    await (await own()).attempts.complete({ id, analysis: anAnalysis({ title }), now: new Date() });
    rows.push({ ownerId: user.id, contractId: id, title });
  }
  for (const state of ['moving', 'moved', 'arriving']) {
    const mark = 'insert or replace into moving_account (account_id, state, since) values (?, ?, 0)';
    await env.DB.prepare(mark).bind(user.id, state).run();
    await sweepEverything(deps());
  }
  const [one, another, onItsWay] = rows;
  expect((await findingsFiles()).filter((key) => key.includes(onItsWay?.ownerId ?? ''))).toEqual([]);
  for (const row of [one, another]) {
    expect(JSON.parse((await fileOf(row?.contractId ?? '')) ?? '')).toMatchObject({ title: row?.title });
  }
  expect(await env.DB.prepare('select count(*) as n from analysis where findings_version is null').first('n')).toBe(1);
});

test('a row that is written while it is moved keeps what was written', async () => {
  const { attempts, contractFindings, findingsRows, clock } = await own();
  await attempts.complete({ id, analysis: anAnalysis(), now: new Date(1) });
  const begin: typeof contractFindings.begin = async (findings) => {
    const begun = await contractFindings.begin(findings);
    await analysing();
    await store({ title: 'Written meanwhile' });
    return begun;
  };
  expect(await moveFindings({ findingsRows, contractFindings: { ...contractFindings, begin }, clock })).toBe(0);
  expect(await open()).toMatchObject({ title: 'Written meanwhile' });
  expect(await findingsFiles()).toHaveLength(1);
});

test('an analysis in progress stays in its row', async () => {
  const analysis = anAnalysis({ partial: true });
  await (await own()).attempts.keepProgress({ id, analysis, now: new Date() });
  expect(await moveFindings(await own())).toBe(0);
  expect(await open()).toMatchObject({ partial: true, riskAssessment: analysis.riskAssessment });
  expect(await findingsFiles()).toEqual([]);
  await (await own()).attempts.fail({ id, code: 'contracts.analysis_failed', now: new Date() });
  expect(await env.DB.prepare('select * from analysis').first()).toBeNull();
});

test('what broke off between file and row is found, swept after an hour, and does no harm to what came after', async () => {
  const { attempts, contractFindings, clock } = await own();
  const complete = () => Promise.reject(new Error('the Worker was ended'));
  const broken = { contractFindings, clock, attempts: { ...attempts, complete } };
  const input = { contract: key(), analysis: anAnalysis({ title: 'Lost' }), before: null };
  await expect(storeAnalysis(broken, input)).rejects.toThrow();
  expect(await findingsFiles()).toHaveLength(1);
  await store({ title: 'Stored' });
  expect(await findingsFiles()).toHaveLength(2);

  expect(await sweepAbandonedFindings(deps())).toBe(0);
  expect(await findingsFiles()).toHaveLength(2);
  expect(await sweepAbandonedFindings(deps(hour + 60_000))).toBe(1);
  expect(await findingsFiles()).toHaveLength(1);
  expect(await filesUnder(findingsMarksPrefix)).toEqual([]);
  expect(await open()).toMatchObject({ title: 'Stored' });
});

test('a contract that is deleted while its analysis is stored leaves no file', async () => {
  await env.DB.prepare('delete from contract where id = ?').bind(id).run();
  expect(await store()).toBe(false);
  expect([await findingsFiles(), await filesUnder(findingsMarksPrefix)]).toEqual([[], []]);
});

test('a contract is deleted with its findings, another keeps its own', async () => {
  await store();
  const first = id;
  id = await insertContract(env.DB, { ownerId: user.id, status: 'analysing' });
  await store({ title: 'Kept' });
  expect((await call('DELETE', `/api/contracts/${first}`, { headers: user.headers })).status).toBe(200);
  expect(await findingsFiles()).toEqual([expect.stringContaining(contractFiles.allFindings(user.id, id))]);
  expect(await open()).toMatchObject({ title: 'Kept' });
});

test('of an analysis that is written anew the file before stays for an hour, and comes back where it fails', async () => {
  await store({ title: 'First' });
  const { attempts, rereads } = await own();
  const wanted = { ownerId: user.id, contractId: id, reader: null, language: 'en' as const, chargeId: null };
  const begin = async () => {
    await rereads.start({ ...wanted, now: new Date() });
    await attempts.begin({ id, takeOver: false, now: new Date() });
    await analysing();
    return (await rereads.find({ contractId: id })) ?? expect.fail();
  };
  await rereads.giveUp({ reread: await begin(), code: 'contracts.analysis_failed', now: new Date() });
  expect(await open()).toMatchObject({ title: 'First', failureCode: 'contracts.analysis_failed' });

  await store({ title: 'Second' }, await begin());
  expect(await open()).toMatchObject({ title: 'Second' });
  expect(await findingsFiles()).toHaveLength(2);
  await sweepAbandonedFindings(deps(hour + 60_000));
  expect(await findingsFiles()).toHaveLength(1);
  expect(await open()).toMatchObject({ title: 'Second' });
});

test('a row that names a file that is not there opens with the newest that is, which is kept', async () => {
  await store({ riskAssessment: { high: [], medium: [], low: [aRisk({ title: 'Kept' })] } });
  await env.DB.prepare("update analysis set findings_version = 'of yesterday'").run();
  await env.FILES.put(contractFiles.findingsBegun(user.id, id, 'of today', new Date()), '');
  expect(await sweepAbandonedFindings(deps(hour + 60_000))).toBe(1);
  expect((await open()).riskAssessment?.low[0]?.title).toBe('Kept');
});

test('without any file a complete contract opens, says which parts are missing, and tells the log', async () => {
  await store();
  await env.FILES.delete(await findingsFiles());
  expect(await open()).toMatchObject({ status: 'complete', riskAssessment: null, keyTerms: null });
  expect(JSON.stringify(takeErrors())).toMatch(/contracts\.analysis_damaged/);
});

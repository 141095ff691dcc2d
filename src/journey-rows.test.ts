import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildDeps, depsOf } from './deps';
import { storeAnalysis } from './features/contracts/store-analysis.usecase';
import { sha256Hex } from './kernel/hash';
import type { MeasureService } from './platform/measure';
import { sweep } from './sweep';
import { call } from './testing/api';
import { asUser } from './testing/as-user';
import { anAnalysis, insertContract } from './testing/contract-factory';
import { countStatements } from './testing/count-statements';

const MEASURE: MeasureService = {
  measure: async () => ({
    ...{ ok: true, readerVersion: 1, pages: 1, characters: 3000, tokens: 750, language: 'en', languageConfidence: 1 },
  }),
  ping: async () => 'ok',
  analyst: async () => 'built-in',
};

const lease = 'The Tenant shall pay the rent. '.repeat(20);

/** What others have: nothing of it may cost the one who asks. */
const others = 2000;
const counted = (from: string) =>
  `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${others}) ${from}`;
/** Some come before the user in every index by owner, others after: their rows are the neighbours that a scan ends at. */
const other = (place: string) => `(iif(${place} % 2, '!', '~') || ${place})`;
const future = Date.now() + 30 * 24 * 60 * 60_000;

let user: Awaited<ReturnType<typeof asUser>>;
let id: string;
let database: ReturnType<typeof countStatements>;

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  user = await asUser({ accountStatus: 'premium', planStartedAt: new Date() });
  id = await insertContract(env.DB, { ownerId: user.id, status: 'analysing' });
  const columns = await env.DB.prepare('pragma table_info(contract)').all<{ name: string }>();
  const names = columns.results.map(({ name }) => name);
  const made: Record<string, string> = {
    id: "'other' || i",
    owner_id: other('(i / 20)'),
    status: "'complete'",
    text_searched: '1',
    content_hash: "'hash' || i",
  };
  await env.DB.batch([
    env.DB.prepare('pragma defer_foreign_keys = on'),
    env.DB.prepare(
      `insert into user (id, name, email, email_verified) ${counted(`select ${other('(i - 1)')}, 'Grace', 'g' || i || '@example.test', 1 from n`)}`,
    ),
    env.DB.prepare(
      `insert into contract (${names}) ${counted(`select ${names.map((name) => made[name] ?? `contract.${name}`)} from n, contract`)}`,
    ),
    env.DB.prepare(
      `insert into session (id, user_id, token, expires_at) ${counted(`select 's' || i, ${other('1')}, 't' || i, ${future} from n`)}`,
    ),
    env.DB.prepare(
      `insert into billing (user_id, customer_id, period_end, checked_at)
       ${counted(`select ${other('(i - 1)')}, 'cus_' || i, ${future}, ${Date.now()} from n`)}`,
    ),
    env.DB.prepare(
      `insert into rate_limit (key, hits, resets_at) ${counted(`select 'key' || i, 1, ${future} from n`)}`,
    ),
  ]);
  database = countStatements();
});

const ask = async (method: string, path: string, body?: FormData | object) => {
  const answer = await call(method, path, {
    headers: user.headers,
    env: { ...database.databases, MEASURE },
    ...(body && { body }),
  });
  expect(answer.status).toBeLessThan(300);
  return database.take();
};

const aForm = (fields: Record<string, string | Blob> = { contract: new File([lease], 'lease.txt') }) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

/** A page of the list, full of the user's own. */
async function fillList() {
  for (let more = 1; more < 25; more++) await insertContract(env.DB, { ownerId: user.id, status: 'complete' });
}

/** Has the analysis of the contract end, with its findings in a file. */
async function complete() {
  const deps = buildDeps(env, { origin: 'http://localhost', waitUntil: () => {} });
  const own = await depsOf(deps, { ownerId: user.id });
  await storeAnalysis(own, { contract: { ownerId: user.id, id }, analysis: anAnalysis(), before: null });
}

/** Has the analysis be complete, with a link to it among those of others. */
async function share() {
  await complete();
  const made = `insert into share (id, user_id, contract_id, token_hash, with_text, created_at)`;
  await env.DB.batch([
    env.DB.prepare(
      `${made} ${counted(`select 'l' || i, ${other('(i - 1)')}, 'other' || i, 'hash' || i, 1, 1 from n`)}`,
    ),
    env.DB.prepare(`${made} values ('link', ?, ?, ?, 1, 1)`).bind(user.id, id, await sha256Hex('the token')),
  ]);
}

interface Journey {
  journey: string;
  method: string;
  path: () => string;
  form?: () => FormData | object;
  before?: () => Promise<void>;
  statements: number;
  rows: number;
}
const journeys: Journey[] = [
  { journey: 'the poll of the list', method: 'GET', path: () => '/api/contracts?page=1', statements: 2, rows: 8 },
  {
    ...{ journey: 'the list of 25', method: 'GET', path: () => '/api/contracts?page=1' },
    ...{ before: fillList, statements: 2, rows: 80 },
  },
  {
    ...{ journey: 'the overview of 25', method: 'GET', path: () => '/api/overview' },
    ...{ before: fillList, statements: 3, rows: 110 },
  },
  { journey: 'the poll of a page', method: 'GET', path: () => `/api/contracts/${id}`, statements: 2, rows: 4 },
  {
    ...{ journey: 'the page of an analysis', method: 'GET', path: () => `/api/contracts/${id}` },
    ...{ before: complete, statements: 2, rows: 5 },
  },
  {
    ...{ journey: 'the check of a file', method: 'POST', path: () => '/api/contracts/validate-size', form: aForm },
    ...{ statements: 4, rows: 8 },
  },
  { journey: 'an upload', method: 'POST', path: () => '/api/contracts', form: aForm, statements: 7, rows: 22 },
  {
    ...{ journey: 'a deletion', method: 'DELETE', path: () => `/api/contracts/${id}` },
    ...{ before: complete, statements: 10, rows: 10 },
  },
  {
    ...{ journey: 'the opening of a shared analysis', method: 'POST', path: () => '/api/shares/open' },
    ...{ form: () => ({ token: 'the token' }), before: share, statements: 4, rows: 8 },
  },
];

/** Statements and rows read, with those of the session; docs/scale.md says the same. */
test.each(journeys)('$journey reads a few rows, whatever others have', async (journey) => {
  const { method, path, form, before, statements, rows } = journey;
  vi.spyOn(env.ANALYSIS_QUEUE, 'send').mockResolvedValue({} as never);
  await before?.();
  const taken = await ask(method, path(), form?.());
  expect(taken.statements).toBeLessThanOrEqual(statements);
  expect(taken.rows).toBeLessThanOrEqual(rows);
});

test('what belongs to a user among all links and codes is found by an index', async () => {
  const { results } = await env.DB.prepare('explain query plan delete from verification where value = ?')
    .bind(user.id)
    .all<{ detail: string }>();
  expect(results.map(({ detail }) => detail).join()).toContain('verification_value');
});

test('a sweep that finds nothing to do reads next to nothing', async () => {
  const bindings = { ...env, ...database.databases };
  const deps = () => buildDeps(bindings, { origin: 'http://localhost', waitUntil: createExecutionContext().waitUntil });
  // Clauses are seeded once.
  await sweep(deps());
  database.take();
  await sweep(deps());
  const { asked } = database;
  const dear = asked.filter(({ rowsRead }) => rowsRead > 50).map(({ sql, rowsRead }) => `${rowsRead} ${sql}`);
  expect(dear).toEqual([]);
  expect(database.take().rows).toBeLessThan(200);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import {
  createTelemetry,
  type Point,
  pointColumns,
  telemetryDataset,
  type WrittenPoint,
} from '#src/platform/telemetry.ts';
import { type AlertRule, alertRules, spendADay } from '../dev/release/alerts/alert-rules.ts';
import { analyticsEngine, checkAlerts, describeAlerts, findUnreachable } from '../dev/release/alerts/check-alerts.ts';
import { root } from '../dev/run/project-paths.ts';

const columns = Object.values(pointColumns);
let database: DatabaseSync;

beforeEach(() => {
  database = new DatabaseSync(':memory:');
  database.exec(
    `create table ${telemetryDataset} (timestamp integer, _sample_interval integer, ${columns.join(', ')})`,
  );
});

/** Points as the Workers write them, `minutesAgo`; each stands for `sampled`. */
function record(points: Point[], { minutesAgo = 1, sampled = 1 } = {}) {
  const insert = database.prepare(
    `insert into ${telemetryDataset} values (unixepoch() - ? * 60, ?${', ?'.repeat(columns.length)})`,
  );
  const dataset = {
    writeDataPoint: ({ indexes, blobs, doubles }: WrittenPoint) => {
      const values = { index: indexes, blob: blobs, double: doubles };
      const row = columns.map((column) => {
        const [, kind = '', at = ''] = /^([a-z]+)(\d+)$/.exec(column) ?? [];
        return values[kind as keyof typeof values][Number(at) - 1] ?? null;
      });
      insert.run(minutesAgo, sampled, ...row);
    },
  };
  const telemetry = createTelemetry(dataset, { worker: 'api', version: 'v1' });
  for (const point of points) telemetry.record(point);
}

/** What the rules use of the SQL of Analytics Engine, as SQLite says it. */
const ask = async (query: string) => {
  const translated = query
    .replaceAll(/NOW\(\) - INTERVAL '(\d+)' MINUTE/g, 'unixepoch() - $1 * 60')
    .replaceAll('count()', 'count(*)');
  const { value } = database.prepare(translated).get() as { value: number | null };
  return value;
};
const firing = async (rules: AlertRule[] = alertRules) =>
  (await checkAlerts(rules, ask)).filter(({ fires }) => fires).map(({ rule }) => rule.name);

const calls = (count: number, status = 200): Point[] =>
  Array.from({ length: count }, () => ({ point: 'request', name: '/api/contracts', method: 'GET', status }));
/** An app on an ordinary day. */
const ordinary: Point[] = [
  ...calls(400),
  ...calls(30, 404),
  ...calls(3, 500),
  { point: 'request', name: '/api/health', method: 'GET', status: 503 },
  { point: 'queue', name: 'analysis', ageMs: 900, attempt: 1 },
  { point: 'queue', name: 'analysis', ageMs: 900_000, attempt: 3 },
  ...Array.from({ length: 9 }, (): Point => ({ point: 'stage', name: 'analyse' })),
  { point: 'stage', name: 'analyse', outcome: 'contracts.analysis_timeout' },
  { point: 'stage', name: 'read', outcome: 'contracts.file_locked' },
  { point: 'sweep', name: 'requeueStuckContracts', count: 1 },
  { point: 'sweep', name: 'seedClauses', outcome: 'failed' },
  { point: 'backup', name: 'finished', count: 12 },
  { point: 'database', name: 'DB', bytes: 1e9 },
  { point: 'model', name: 'gpt-5-mini', costMicros: 4_000_000 },
];

test('on an ordinary day no rule fires', async () => {
  record(ordinary);
  expect(await firing()).toEqual([]);
});

test('where nothing is told, it is noticed that nothing is', async () => {
  expect(await firing()).toEqual(['silence', 'sweep-missing', 'backup-missing']);
});

test.each<[string, Point[], string[]]>([
  ['calls fail', calls(6, 500), ['errors']],
  ['contracts wait', [{ point: 'queue', name: 'analysis', ageMs: 301_000, attempt: 1 }], ['queue-age']],
  ['contracts stand still', [{ point: 'sweep', name: 'requeueStuckContracts', count: 6 }], ['stalled']],
  ['an analysis is given up', [{ point: 'dead_letter', name: 'analysis-dead-letters' }], ['dead-letters']],
  [
    'a model is away',
    Array.from({ length: 3 }, () => ({ point: 'stage', name: 'analyse', outcome: 'contracts.analysis_failed' })),
    ['model'],
  ],
  [
    'a sweep fails again and again',
    Array.from({ length: 2 }, () => ({ point: 'sweep', name: 'sweepAccounts', outcome: 'failed' })),
    ['sweep-failed'],
  ],
  ['the database is nearly full', [{ point: 'database', name: 'DB', bytes: 6.1e9 }], ['database-size']],
  ['a model costs too much', [{ point: 'model', name: 'gpt-5', costMicros: spendADay * 1e6 }], ['spend']],
])('a rule fires where %s, and no other does', async (_, points, names) => {
  record([...ordinary, ...points]);
  expect(await firing()).toEqual(names);
});

test('what was long ago fires nothing, and a sampled point counts as what it stands for', async () => {
  record(ordinary);
  record(calls(50, 500), { minutesAgo: 20 });
  expect(await firing()).toEqual([]);
  record(calls(2, 500), { sampled: 10 });
  expect(await firing()).toEqual(['errors']);
});

test('a rule asks for columns that are written and for no other, and names a chapter that is there', () => {
  const runbook = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const chapters = [...runbook.matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
    title.toLowerCase().replaceAll(/\W+/g, '-'),
  );
  for (const { query, runbook: chapter } of alertRules) {
    const used = query.match(/\b(?:index|blob|double)\d+\b/g) ?? [];
    expect(used.filter((column) => !columns.includes(column as never))).toEqual([]);
    expect(chapters).toContain(chapter);
  }
});

test('every column is explained where operators read of it', () => {
  const runbook = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  for (const [name, column] of Object.entries(pointColumns))
    expect(runbook).toContain(`| \`${column}\` | \`${name}\` |`);
});

test('Analytics Engine is asked with the token, and what it refuses is told', async () => {
  const asked: [string, RequestInit | undefined][] = [];
  const answers = [Response.json({ data: [{ value: '7.5' }] }), Response.json({ data: [{ value: null }] })];
  const fetch = async (address: unknown, init?: RequestInit) => {
    asked.push([String(address), init]);
    return answers.shift() ?? new Response('no such column', { status: 422 });
  };
  const engine = analyticsEngine({ accountId: 'acc', token: 'tok', fetch });
  expect([await engine('SELECT 1'), await engine('SELECT 2')]).toEqual([7.5, null]);
  await expect(engine('SELECT x')).rejects.toThrow('422: no such column');
  expect(asked[0]).toEqual([
    'https://api.cloudflare.com/client/v4/accounts/acc/analytics_engine/sql',
    { method: 'POST', headers: { authorization: 'Bearer tok' }, body: 'SELECT 1 FORMAT JSON' },
  ]);
});

test('what fires stands first, with what it means and where it says what to do', async () => {
  record([...ordinary, ...calls(6, 500)]);
  const [first, second] = describeAlerts(await checkAlerts(alertRules, ask)).split('\n');
  expect(first).toMatch(/^FIRES {2}errors: 2 % \(at most 1 %\)\. .* See docs\/operations\.md#calls-fail$/);
  expect(second).toMatch(/^quiet/);
});

test('an app that fails or does not answer is told, and where it says what to do', async () => {
  const answering = (status: number) => async () => new Response('{}', { status });
  expect(await findUnreachable('https://app.test', answering(200))).toBeNull();
  expect(await findUnreachable('https://app.test', answering(503))).toBe(
    'FIRES  unreachable: https://app.test/api/health answers 503. See docs/operations.md#calls-fail',
  );
  const refused = () => Promise.reject(new Error('refused'));
  expect(await findUnreachable('https://app.test', refused)).toContain('does not answer: refused');
});

import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { buildDeps, depsOf } from '#src/deps.ts';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { anAnalysis, aRisk, insertContract, insertGenerated } from '#src/testing/contract-factory.ts';
import { countStatements } from '#src/testing/count-statements.ts';
import { aDate } from '#src/testing/dated-contract.ts';
import type { Analysis } from '../contracts/analysis.schema';
import { deriveFacts } from '../contracts/derive-facts.usecase';
import { storeAnalysis } from '../contracts/store-analysis.usecase';
import type { AnalyticsPage, OverviewContract } from './overview.schema';

type User = Awaited<ReturnType<typeof asUser>>;
type Page = { contracts: OverviewContract[]; next: string | null };

const depsFor = ({ id: ownerId }: User) =>
  depsOf(buildDeps(env, { origin: 'http://localhost', waitUntil: () => {} }), { ownerId });

let minute = 0;
async function analysed(owner: User, analysis: Partial<Analysis>, fileName = 'lease.pdf') {
  const createdAt = new Date(2026, 0, 1, 0, minute++);
  const id = await insertContract(env.DB, { ownerId: owner.id, fileName, status: 'analysing', createdAt });
  const contract = { id, ownerId: owner.id };
  await storeAnalysis(await depsFor(owner), { contract, analysis: anAnalysis(analysis), before: null });
  return id;
}

async function read<T = Page>(user: User, path = '/api/overview'): Promise<T> {
  const answer = await call('GET', path, { headers: user.headers });
  expect(answer.status).toBe(200);
  return answer.json();
}
const namesOf = ({ contracts }: Page) => contracts.map(({ fileName }) => fileName);

const sum = (fields: Partial<Analysis['money'][number]> = {}): Analysis['money'][number] => ({
  ...{ amount: 900, currency: 'GBP', per: 'month', payer: 'Tenant', payee: 'Landlord', purpose: 'rent', evidence: [] },
  ...fields,
});
const tenancy: Partial<Analysis> = {
  title: 'Tenancy with Northwind',
  contractType: 'tenancy',
  reader: { name: 'Ada Lovelace', role: 'Tenant' },
  parties: [
    { name: 'Ada Lovelace', role: 'Tenant', evidence: [] },
    { name: 'Northwind Ltd', role: 'Landlord', evidence: [] },
  ],
  dates: [
    aDate({ kind: 'expiry', date: '2027-07-31' }),
    aDate({ kind: 'effective', date: '2026-08-01' }),
    aDate({ kind: 'notice-deadline', date: '2027-05-31' }),
    aDate({ kind: 'payment', date: '2026-08-05' }),
    aDate({ kind: 'expiry', date: '2030-01-01', unconfirmed: true }),
  ],
  money: [sum()],
};

test('a contract is told with its type, other side, days, sums for each period and risks', async () => {
  const ada = await asUser();
  const id = await analysed(ada, tenancy);
  expect(await read(ada)).toEqual({
    next: null,
    contracts: [
      {
        ...{ id, fileName: 'lease.pdf', givenTitle: null, title: 'Tenancy with Northwind', tags: [] },
        ...{ counterparty: 'Northwind Ltd', createdAt: expect.any(String), contractType: 'tenancy', isContract: true },
        riskCounts: { high: 1, medium: 0, low: 0 },
        dates: [
          { kind: 'effective', date: '2026-08-01' },
          { kind: 'notice-deadline', date: '2027-05-31' },
          { kind: 'expiry', date: '2027-07-31' },
        ],
        sums: [{ amount: 900, currency: 'GBP', per: 'month', purpose: 'rent', reader: 'pays' }],
      },
    ],
  });
});

test('a sum without a stated period, without a currency or that a model alone states is none; who pays is told or not known', async () => {
  const ada = await asUser();
  const money = [
    sum({ per: 'once' }),
    sum({ per: 'day' }),
    sum({ per: 'percent', currency: null }),
    sum({ unconfirmed: true }),
    sum({ amount: 0 }),
    sum({ payer: 'ADA  Lovelace', per: 'year' }),
    sum({ payer: 'Landlord', payee: 'tenant', per: 'week' }),
    sum({ payer: 'Agent', per: 'quarter' }),
  ];
  await analysed(ada, { ...tenancy, money });
  await analysed(ada, { ...tenancy, reader: null }, 'unread.pdf');
  const told = (await read(ada)).contracts.map(({ sums }) => sums?.map(({ per, reader }) => [per, reader]));
  expect(told).toEqual([
    [['month', null]],
    [
      ['year', 'pays'],
      ['week', 'receives'],
      ['quarter', null],
    ],
  ]);
});

test('what is not analysed, is generated or belongs to others is left out', async () => {
  const [ada, grace] = [await asUser(), await asUser()];
  await analysed(grace, tenancy, 'secret.pdf');
  await insertContract(env.DB, { ownerId: ada.id, fileName: 'under-way.pdf' });
  await insertContract(env.DB, { ownerId: ada.id, fileName: 'failed.pdf', status: 'failed' });
  await insertGenerated(env.DB, { ownerId: ada.id });
  expect(namesOf(await read(ada))).toEqual([]);
});

test('the filters of the list choose here too, and a filter that means nothing is refused', async () => {
  const ada = await asUser();
  await analysed(ada, tenancy);
  await analysed(ada, { summary: 'A loan.', riskAssessment: { high: [], medium: [], low: [] } }, 'loan.pdf');
  expect(namesOf(await read(ada, '/api/overview?risk=high'))).toEqual(['lease.pdf']);
  expect(namesOf(await read(ada, '/api/overview?search=loan'))).toEqual(['loan.pdf']);
  for (const query of ['risk=grave', 'after=soon', 'after=1.', "after=1.x'or", `search=${'a'.repeat(300)}`])
    expect((await call('GET', `/api/overview?${query}`, { headers: ada.headers })).status).toBe(422);
});

test('more than a page are read page by page, each once, with few rows for each contract', async () => {
  const ada = await asUser();
  await analysed(ada, tenancy, 'first');
  const columns = await env.DB.prepare('pragma table_info(contract)').all<{ name: string }>();
  const names = columns.results.map(({ name }) => name);
  const made: Record<string, string> = { id: "'more' || i", file_name: "'more' || i", content_hash: "'hash' || i" };
  await env.DB.prepare(
    `insert into contract (${names}) with recursive n(i) as (select 1 union all select i + 1 from n where i < 300)
     select ${names.map((name) => made[name] ?? `contract.${name}`)} from n, contract where contract.id not like 'more%'`,
  ).run();
  const database = countStatements();
  const first = await (
    await call('GET', '/api/overview', { headers: ada.headers, env: database.databases })
  ).json<Page>();
  const taken = database.take();
  expect(taken.rows).toBeLessThanOrEqual(4 * 250);
  expect(first.contracts).toHaveLength(250);
  const second = await read(ada, `/api/overview?after=${first.next}`);
  expect(second.next).toBeNull();
  expect(new Set([...namesOf(first), ...namesOf(second)]).size).toBe(301);
});

test.each([['pro'], ['premium']] as const)('on %s the risks are told by type of clause', async (accountStatus) => {
  const ada = await asUser({ accountStatus });
  const riskAssessment = {
    high: [aRisk({ clauseType: 'non-compete' }), aRisk({ clauseType: null })],
    medium: [aRisk({ clauseType: 'non-compete' })],
    low: [],
  };
  await analysed(ada, { ...tenancy, riskAssessment });
  const { contracts } = await read<AnalyticsPage>(ada, '/api/overview/analytics');
  expect(contracts[0]?.risks).toEqual([
    { clauseType: 'non-compete', high: 1, medium: 1, low: 0 },
    { clauseType: null, high: 1, medium: 0, low: 0 },
  ]);
});

test.each([['free'], ['plus'], [null]] as const)(
  'on the plan %s analytics are refused and the table is not',
  async (accountStatus) => {
    const ada = await asUser({ accountStatus });
    const answer = await call('GET', '/api/overview/analytics', { headers: ada.headers });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'plan.upgrade_required' });
    await read(ada);
  },
);

test('analyses stored without facts get them from the sweep, damaged ones too, and none is looked at twice', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const ada = await asUser();
  await analysed(ada, tenancy);
  const damaged = await analysed(ada, {}, 'damaged.pdf');
  await env.DB.prepare('update analysis set facts = null').run();
  await env.DB.prepare("update analysis set findings = '{', findings_version = null where contract_id = ?")
    .bind(damaged)
    .run();
  expect((await read(ada)).contracts.map(({ sums }) => sums)).toEqual([null, null]);
  const deps = await depsFor(ada);
  expect(await deriveFacts(deps)).toBe(2);
  expect((await read(ada)).contracts.map(({ sums }) => sums?.length)).toEqual([0, 1]);
  expect(await deriveFacts(deps)).toBe(0);
});

test('an unreadable note of facts leaves the others in place', async () => {
  const ada = await asUser();
  await analysed(ada, tenancy);
  await analysed(ada, tenancy, 'other.pdf');
  await env.DB.prepare("update analysis set facts = '{' where rowid = 1").run();
  expect((await read(ada)).contracts.filter(({ sums }) => sums === null)).toHaveLength(1);
});

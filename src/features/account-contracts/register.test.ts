import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, inject, test } from 'vitest';
import { createDatabase } from '#src/db/client.ts';
import { isoDay } from '#src/kernel/clock.ts';
import { call } from '#src/testing/api.ts';
import { asUser, signedIn } from '#src/testing/as-user.ts';
import { anAnalysis, insertContract } from '#src/testing/contract-factory.ts';
import type { Analysis } from '../contracts/analysis.schema';
import { createAttemptsRepository } from '../contracts/attempts.repository';
import type { ContractListItem } from '../contracts/contracts.schema';
import type { ComingDate } from './contract-list.schema';

const attempts = createAttemptsRepository(createDatabase(env.DB));
const inDays = (days: number) => isoDay(new Date(Date.now() + days * 86_400_000));
const dated = (date: string, fields: Partial<Analysis['dates'][number]> = {}): Analysis['dates'][number] => ({
  ...{ kind: 'expiry', label: null, computedFrom: null, evidence: [] },
  ...{ date, ...fields },
});
const parties = [
  { name: 'Ada Lovelace', role: 'Tenant', evidence: [] },
  { name: 'Northwind Ltd', role: 'Landlord', evidence: [] },
];
const reader = { name: 'Ada Lovelace', role: 'Tenant' };

async function analysed(ownerId: string, analysis: Partial<Analysis>, fileName = 'lease.pdf') {
  const id = await insertContract(env.DB, { ownerId, fileName, status: 'analysing' });
  await attempts.complete({ id, analysis: anAnalysis(analysis), now: new Date() });
  return id;
}

async function read<T>(path: string, headers: { cookie: string }): Promise<T> {
  const answer = await call('GET', path, { headers });
  expect(answer.status).toBe(200);
  return answer.json();
}
const list = (headers: { cookie: string }) => read<ContractListItem[]>('/api/contracts', headers);
const ahead = (headers: { cookie: string }) => read<ComingDate[]>('/api/contracts/dates', headers);

test('a contract in the list has its title, its other side and the next of its dates', async () => {
  const { id: ownerId, headers } = await asUser();
  const dates = [
    dated(inDays(40)),
    dated(inDays(-3), { kind: 'effective' }),
    dated(inDays(9), { kind: 'notice-deadline', label: 'Last day to give notice' }),
    dated(inDays(2), { unconfirmed: true }),
  ];
  await analysed(ownerId, { title: 'Tenancy with Northwind Ltd', parties, reader, dates });
  expect(await list(headers)).toMatchObject([
    {
      title: 'Tenancy with Northwind Ltd',
      counterparty: 'Northwind Ltd',
      nextDate: { kind: 'notice-deadline', label: 'Last day to give notice', date: inDays(9) },
    },
  ]);
});

test('today is ahead, yesterday is not, and who is not known to be the reader is named too', async () => {
  const { id: ownerId, headers } = await asUser();
  await analysed(ownerId, { parties, dates: [dated(inDays(0))] }, 'today');
  await analysed(ownerId, { parties: [], dates: [dated(inDays(-1))] }, 'over');
  const byName = Object.fromEntries((await list(headers)).map((contract) => [contract.fileName, contract]));
  expect(byName.today).toMatchObject({ counterparty: 'Ada Lovelace, Northwind Ltd', nextDate: { date: inDays(0) } });
  expect(byName.over).toMatchObject({ title: null, counterparty: null, nextDate: null });
});

test('what is coming up is told across contracts, the next first and five at most, with what the list leaves to its pages', async () => {
  const { id: ownerId, headers } = await asUser();
  const lease = await analysed(ownerId, { title: 'Lease', dates: [dated(inDays(30)), dated(inDays(1))] });
  const loan = await analysed(ownerId, { dates: [2, 3, 4, 5].map((days) => dated(inDays(days))) }, 'loan.pdf');
  expect(await ahead(headers)).toEqual([
    { contractId: lease, fileName: 'lease.pdf', title: 'Lease', kind: 'expiry', label: null, date: inDays(1) },
    ...[2, 3, 4, 5].map((days) => ({
      ...{ contractId: loan, fileName: 'loan.pdf', title: null, kind: 'expiry', label: null },
      date: inDays(days),
    })),
  ]);
});

test('dates of others are not told, and those of a deleted contract go with it', async () => {
  const [ada, grace] = [await asUser(), await asUser()];
  const id = await analysed(ada.id, { dates: [dated(inDays(1))] });
  expect(await ahead(grace.headers)).toEqual([]);
  expect(await ahead(ada.headers)).toHaveLength(1);
  await call('DELETE', `/api/contracts/${id}`, { headers: ada.headers });
  expect(await ahead(ada.headers)).toEqual([]);
});

test('an analysis that is written anew has its own dates alone', async () => {
  const { id: ownerId, headers } = await asUser();
  const id = await analysed(ownerId, { dates: [dated(inDays(1)), dated(inDays(2))] });
  await env.DB.prepare("update contract set status = 'analysing' where id = ?").bind(id).run();
  await attempts.complete({ id, analysis: anAnalysis({ dates: [dated(inDays(7))] }), now: new Date() });
  expect((await ahead(headers)).map(({ date }) => date)).toEqual([inDays(7)]);
});

test.skipIf(inject('shards').length > 0)(
  'what was analysed before the list told so much is told as if it were new',
  async () => {
    await reset();
    const migrations = inject('migrations');
    const own = migrations.findIndex(({ name }) => name.includes('register'));
    await applyD1Migrations(env.DB, migrations.slice(0, own));
    const stored: Record<string, string> = {
      lease: JSON.stringify({ title: 'Lease', parties, reader, dates: [dated(inDays(5)), 'no date'] }),
      loan: JSON.stringify({
        parties: [{ name: 'Bank', role: null }, { name: ' ' }],
        dates: [dated(inDays(1), { unconfirmed: true })],
      }),
      old: JSON.stringify({ dates: null, parties: 'none' }),
      damaged: '{"title": "Lea',
    };
    await env.DB.batch([
      env.DB.prepare("insert into user (id, name, email, email_verified) values ('ada', 'Ada', 'ada@example.test', 1)"),
      ...Object.entries(stored).flatMap(([id, findings]) => [
        env.DB.prepare(
          `insert into contract (id, owner_id, file_name, status, content_hash, byte_size, reader_version, language,
           status_changed_at, created_at, updated_at) values (?1, 'ada', ?1, 'complete', ?1, 1, 1, 'en', 1, 1, 1)`,
        ).bind(id),
        env.DB.prepare('insert into analysis (contract_id, findings, created_at) values (?, ?, 1)').bind(id, findings),
      ]),
    ]);
    await applyD1Migrations(env.DB, migrations);
    const headers = await signedIn({ id: 'ada' });
    const byName = Object.fromEntries((await list(headers)).map((contract) => [contract.fileName, contract]));
    expect(byName.lease).toMatchObject({
      title: 'Lease',
      counterparty: 'Northwind Ltd',
      nextDate: { date: inDays(5) },
    });
    expect(byName.loan).toMatchObject({ title: null, counterparty: 'Bank', nextDate: null });
    for (const name of ['old', 'damaged'])
      expect(byName[name]).toMatchObject({ title: null, counterparty: null, nextDate: null });
    expect(await ahead(headers)).toEqual([
      { contractId: 'lease', fileName: 'lease', title: 'Lease', kind: 'expiry', label: null, date: inDays(5) },
    ]);
  },
);

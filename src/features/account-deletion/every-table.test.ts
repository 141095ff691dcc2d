import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { stripeEnv } from '#src/testing/local-stripe.ts';
import { allTables } from '#src/testing/user-tables.ts';
import { contractFiles } from '../contracts/contract-files';

interface Column {
  name: string;
  type: string;
  notnull: number;
  pk: number;
  dflt_value: string | null;
}
interface OwnedTable {
  name: string;
  columns: Column[];
  ownerColumn: string;
}

/** What a made-up row must say to be one that the product could have written. */
const plausible = (userId: string): Record<string, Record<string, unknown>> => ({
  contract: { id: userId, status: 'complete' },
  generated_contract: { id: userId },
  contract_date: { contract_id: userId },
  reminder: { contract_id: userId },
  contract_question: { contract_id: userId },
  contract_tag: { contract_id: userId },
  generated_contract_tag: { contract_id: userId },
  webhook: { id: userId },
  webhook_delivery: { webhook_id: userId },
});
/** Names accounts that are gone, until their files are too. */
const outlives = 'account_deletion';

/** Tables whose rows belong to a user or a contract, also of features that this test does not know. */
async function ownedTables(): Promise<OwnedTable[]> {
  const tables: OwnedTable[] = [];
  for (const { name } of await allTables()) {
    const { results: columns } = await env.DB.prepare(`pragma table_info("${name}")`).all<Column>();
    // What names no owner belongs to a contract, which has the id of its owner here.
    const owner = ['user_id', 'owner_id', 'contract_id']
      .map((column) => columns.find(({ name }) => name === column))
      .find((column) => column !== undefined);
    if (owner && name !== outlives) tables.push({ name, columns, ownerColumn: owner.name });
  }
  const isOfContract = ({ ownerColumn }: OwnedTable) => ownerColumn === 'contract_id';
  return [...tables.filter((table) => !isOfContract(table)), ...tables.filter(isOfContract)];
}

async function addRow({ name, columns, ownerColumn }: OwnedTable, userId: string): Promise<void> {
  const row: Record<string, unknown> = {};
  for (const column of columns) {
    const needed = column.notnull === 1 && column.dflt_value === null;
    if (needed || column.pk > 0) row[column.name] = column.type.toLowerCase() === 'text' ? crypto.randomUUID() : 1;
  }
  Object.assign(row, plausible(userId)[name], { [ownerColumn]: userId });
  const names = Object.keys(row);
  await env.DB.prepare(
    `insert or ignore into "${name}" (${names.map((column) => `"${column}"`)}) values (${names.map(() => '?')})`,
  )
    .bind(...Object.values(row))
    .run();
}

const rowsOf = async ({ name, ownerColumn }: OwnedTable, userId: string) =>
  (await env.DB.prepare(`select count(*) as n from "${name}" where "${ownerColumn}" = ?`)
    .bind(userId)
    .first<number>('n')) ?? 0;

test('of a deleted account no row is left in any table that has an owner, and all rows of others are', async () => {
  const tables = await ownedTables();
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['session', 'account', 'contract', 'analysis', 'usage_reservation', 'registration']),
  );
  const [ada, grace] = [await asUser(), await asUser()];
  for (const table of tables) for (const { id } of [ada, grace]) await addRow(table, id);
  const count = async (userId: string) => Promise.all(tables.map((table) => rowsOf(table, userId)));
  expect(Math.min(...(await count(ada.id)))).toBeGreaterThan(0);
  const others = await count(grace.id);

  expect((await call('DELETE', '/api/user/delete', { headers: ada.headers, env: stripeEnv() })).status).toBe(200);
  const left = await count(ada.id);
  expect(tables.filter((_, at) => left[at] !== 0).map(({ name }) => name)).toEqual([]);
  expect(await env.DB.prepare('select count(*) as n from user where id = ?').bind(ada.id).first('n')).toBe(0);
  expect(await count(grace.id)).toEqual(others);
});

/** One file of each kind that the file store keeps of an account. */
const filesOf = (ownerId: string, now: Date) => {
  const { allFindings, texts, marks, ownedBy, ...keyOf } = contractFiles;
  const keys: Record<keyof typeof keyOf, string> = {
    text: keyOf.text(ownerId, 'hash', 1),
    textPages: keyOf.textPages(ownerId, 'hash', 1, { byMachine: true }),
    copiedPage: keyOf.copiedPage(ownerId, 'hash', 1, 7),
    measured: keyOf.measured(ownerId, 'hash', now),
    findings: keyOf.findings(ownerId, 'contract', 'version'),
    findingsBegun: keyOf.findingsBegun(ownerId, 'contract', 'version', now),
    incoming: keyOf.incoming(ownerId, 'upload', now),
    original: keyOf.original(ownerId, 'contract'),
  };
  return Object.values(keys);
};

test('of a deleted account no file is left, of whichever kind', async () => {
  const [ada, grace] = [await asUser(), await asUser()];
  const now = new Date();
  for (const { id } of [ada, grace]) for (const key of filesOf(id, now)) await env.FILES.put(key, 'bytes');
  await call('DELETE', '/api/user/delete', { headers: ada.headers });
  const keys = (await env.FILES.list()).objects.map(({ key }) => key).filter((key) => !key.startsWith('dev/'));
  expect(keys.sort()).toEqual(filesOf(grace.id, now).sort());
});

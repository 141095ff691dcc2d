import type { Database } from '../restore/stores.ts';
import { deleteRows, insertion, ownedTables, rowsOf } from './owned-tables.ts';

export interface MoveNeeds {
  /** By binding: `DB`, the directory, and the shards. */
  databases: Record<string, Database>;
  log: (line: string) => void;
  pause: (ms: number) => Promise<unknown>;
}

interface Move extends MoveNeeds {
  account: string;
  to: string;
}

const directoryName = 'DB';
/** Analyses take minutes at most. */
const longestWaitMs = 10 * 60_000;
const waitMs = 5_000;
/** Longer than a call takes that began before the switch and still reads at the old place. */
const graceMs = 30_000;

/**
 * Moves what a database holds of an account's contracts to another one. They can be read all the time, and are not written
 * from the first row that is copied until the account is switched over. Rows are compared one by one before that, and
 * deleted at the old place after it. What breaks off is begun again, or ended, by the same call.
 */
export async function moveAccount(move: Move): Promise<{ rows: number }> {
  const { databases, account, to, log, pause } = move;
  const target = named(databases, to);
  const at = await placeOf(move);
  if (at === null) throw new Error('There is no such account.');
  await requireHome(move, at);
  if (at !== to) {
    const source = named(databases, at);
    await stopWriting(source, move);
    await expectRows(target, account);
    await deleteRows(target, account);
    const rows = await copyRows(source, target, account);
    log(`${rows} rows copied from ${at} to ${to}. Comparing…`);
    await compareRows(source, target, account);
    await switchOver(move, at);
    log('The account was switched over. Waiting for calls that still read at the old place…');
    await pause(graceMs);
  }
  return { rows: await cleanUp(move) };
}

/** Gives up a move that broke off before the switch: the account can be written again where it was. */
export async function giveUpMove({ databases, account }: Pick<Move, 'databases' | 'account'>): Promise<void> {
  const at = (await placeOf({ databases, account })) ?? directoryName;
  await requireHome({ databases, account }, at);
  for (const [name, database] of Object.entries(databases)) {
    if (name === at) continue;
    await deleteRows(database, account);
    await expectNoMore(database, account);
  }
  await run(named(databases, at), "delete from moving_account where account_id = ? and state = 'moving'", account);
}

function named(databases: Record<string, Database>, name: string): Database {
  const database = databases[name];
  if (!database) throw new Error(`There is no database ${name}; there are ${Object.keys(databases).join(', ')}.`);
  return database;
}

async function run(database: Database, sql: string, ...values: unknown[]): Promise<number> {
  const [done] = await database.batch([database.prepare(sql).bind(...values)]);
  return done?.meta.changes ?? 0;
}

async function placeOf({ databases, account }: Pick<Move, 'databases' | 'account'>): Promise<string | null> {
  const { results } = await named(databases, directoryName)
    .prepare('select shard from user where id = ?')
    .bind(account)
    .all<{ shard: string | null }>();
  const [user] = results;
  return user ? (user.shard ?? directoryName) : null;
}

/** Throws where the account has left the database: its rows, in another one, would be taken for what is left of a move. */
async function requireHome({ databases, account }: Pick<Move, 'databases' | 'account'>, at: string): Promise<void> {
  const { results } = await named(databases, at)
    .prepare("select account_id from moving_account where account_id = ? and state = 'moved'")
    .bind(account)
    .all();
  if (results.length > 0)
    throw new Error(
      `The account was moved away from ${at}, and the directory was taken back to before: name its database there.`,
    );
}

/** From here on the triggers refuse to write; not while a contract is being analysed, whose result would be lost. */
async function stopWriting(source: Database, { account, log, pause }: Move): Promise<void> {
  for (let waited = 0; ; waited += waitMs) {
    const stopped = await run(
      source,
      `insert into moving_account (account_id, state, since)
       select ?1, 'moving', unixepoch() * 1000 where not exists (
         select 1 from contract where owner_id = ?1 and status not in ('complete', 'failed', 'uploaded'))
       on conflict (account_id) do update set state = 'moving', since = excluded.since`,
      account,
    );
    if (stopped > 0) return;
    if (waited >= longestWaitMs)
      throw new Error('A contract of the account is being analysed all the time. Try later.');
    if (waited === 0) log('A contract of the account is being analysed. Waiting…');
    await pause(waitMs);
  }
}

/** The sweep of the target leaves the copies alone while they are of another database. */
async function expectRows(target: Database, account: string): Promise<void> {
  await run(
    target,
    `insert into moving_account (account_id, state, since) values (?, 'arriving', unixepoch() * 1000)
     on conflict (account_id) do update set state = 'arriving', since = excluded.since`,
    account,
  );
}

async function expectNoMore(target: Database, account: string): Promise<void> {
  await run(target, "delete from moving_account where account_id = ? and state = 'arriving'", account);
}

async function copyRows(source: Database, target: Database, account: string): Promise<number> {
  let count = 0;
  for (const table of ownedTables) {
    for await (const rows of rowsOf(source, table, account)) {
      await target.batch(rows.map((row) => insertion(target, table.name, row)));
      count += rows.length;
    }
  }
  return count;
}

/** Throws where a row is not the same in both. */
async function compareRows(source: Database, target: Database, account: string): Promise<void> {
  for (const table of ownedTables) {
    const copies = rowsOf(target, table, account);
    for await (const rows of rowsOf(source, table, account)) {
      const { value: copied = [] } = await copies.next();
      if (JSON.stringify(copied) !== JSON.stringify(rows)) {
        throw new Error(`Rows of ${table.name} are not the same in both databases. Nothing was switched over.`);
      }
    }
    if (!(await copies.next()).done) throw new Error(`${table.name} has rows too many. Nothing was switched over.`);
  }
}

async function switchOver({ databases, account, to }: Move, from: string): Promise<void> {
  const target = named(databases, to);
  const stored = (name: string) => (name === directoryName ? null : name);
  const switched = await run(
    named(databases, directoryName),
    'update user set shard = ? where id = ? and shard is ?',
    stored(to),
    account,
    stored(from),
  );
  if (switched === 0) await deleteRows(target, account);
  await expectNoMore(target, account);
  if (switched > 0) return;
  throw new Error('The account was deleted or moved meanwhile.');
}

/** Deletes what is left at old places, where nothing of the account is ever written again. */
async function cleanUp({ databases, account, to }: Move): Promise<number> {
  await expectNoMore(named(databases, to), account);
  for (const [name, database] of Object.entries(databases)) {
    if (name === to) continue;
    await run(
      database,
      `insert into moving_account (account_id, state, since) select ?1, 'moved', unixepoch() * 1000
       where exists (select 1 from moving_account where account_id = ?1)
       on conflict (account_id) do update set state = 'moved', since = excluded.since`,
      account,
    );
    await deleteRows(database, account);
  }
  let rows = 0;
  for (const table of ownedTables)
    for await (const some of rowsOf(named(databases, to), table, account)) rows += some.length;
  return rows;
}

import { beforeEach, describe, expect, test } from 'vitest';
import type { Database, Statement } from '../dev/release/restore/stores.ts';
import { giveUpMove, moveAccount } from '../dev/release/shards/move-account.ts';
import { ownedTables } from '../dev/release/shards/owned-tables.ts';
import { forShard } from '../dev/release/shards/shard-migrations.ts';
import { type SqliteDatabase, sqliteDatabase } from './shards/sqlite-database';

const account = 'ada';
let databases: { DB: SqliteDatabase; DB_1: SqliteDatabase; DB_2: SqliteDatabase };

/** So many contracts of an account, with a row in every table that belongs to them. */
function fill(database: SqliteDatabase, owner: string, contracts: number) {
  const plausible: Record<string, string> = { owner_id: `'${owner}'`, status: "'complete'", state: "'settled'" };
  for (const { name } of ownedTables) {
    const columns = database.rows(`select name, type, pk from pragma_table_info('${name}')`) as {
      name: string;
      type: string;
      pk: number;
    }[];
    const values = columns.map(({ name: column, type }) => {
      if (column === 'id' || column === 'contract_id') {
        const isGenerated = name.startsWith('generated_contract');
        return `'${isGenerated ? 'made' : 'contract'}-${owner}-' || i`;
      }
      return plausible[column] ?? (/int|real/i.test(type) ? 'i' : `'${column} ü of ' || i`);
    });
    database.run(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${contracts})
       insert into "${name}" (${columns.map(({ name: column }) => `"${column}"`)}) select ${values} from n`,
    );
  }
}

const count = (database: SqliteDatabase, owner: string) =>
  ownedTables.reduce((sum, { name, where }) => {
    const [row] = database.rows(`select count(*) as n from "${name}" where ${where.replace('?', `'${owner}'`)}`);
    return sum + (row as { n: number }).n;
  }, 0);
const place = () => {
  const [user] = databases.DB.rows(`select coalesce(shard, 'DB') as shard from user where id = '${account}'`);
  return (user as { shard: keyof typeof databases } | undefined)?.shard;
};
const everything = (database: SqliteDatabase) =>
  JSON.stringify(
    ownedTables.map(({ name, where }) =>
      database.rows(`select * from "${name}" where ${where.replace('?', `'${account}'`)} order by 1, 2`),
    ),
  );
const contracts = 25;
const all = contracts * ownedTables.length;
const move = (to: string, over: Record<string, Database> = databases) =>
  moveAccount({ databases: over, account, to, log: () => {}, pause: async () => {} });
const write = (database: SqliteDatabase) => () =>
  database.run(`update contract set file_name = 'another' where owner_id = '${account}'`);

beforeEach(() => {
  databases = { DB: sqliteDatabase(), DB_1: sqliteDatabase(forShard), DB_2: sqliteDatabase(forShard) };
  for (const id of [account, 'grace'])
    databases.DB.run(`insert into user (id, name, email, shard) values ('${id}', 'A', '${id}@example.test', 'DB_1')`);
  fill(databases.DB_1, account, contracts);
  fill(databases.DB_1, 'grace', 3);
});

/** Of the directory, whose rows stay where they are. */
const directoryTables = [
  ...[
    'account',
    'account_deletion',
    'api_token',
    'billing',
    'billing_notice',
    'calendar_address',
    'clause_index',
    'confirm_code',
    'email_change',
  ],
  ...['former_address', 'model_day', 'model_usage', 'payment_event', 'rate_limit', 'registration', 'session', 'share'],
  ...['spent_allowance', 'support_message', 'two_factor', 'user', 'verification', 'webhook', 'webhook_delivery'],
];
/** Written in one batch with their contract, which is refused, or made anew where they are missing. */
const writtenWithContract = ['analysis', 'contract_date', 'reread', 'searched_text', 'translation'];

describe('A table', () => {
  const named = (sql: string) => (databases.DB_1.rows(sql) as { name: string }[]).map(({ name }) => name);
  const ofAccounts = ownedTables.map(({ name }) => name).sort();

  test('moves with the account, or is one of the directory', () => {
    const tables = named(
      "select name from sqlite_master where type = 'table' and name not like 'clause_search%' and name not like 'sqlite_%'",
    );
    expect(tables.sort()).toEqual([...ofAccounts, ...directoryTables, 'moving_account'].sort());
  });

  test('of what an account owns refuses to be written while it moves, or is written with its contract', () => {
    const guarded = named(
      "select distinct tbl_name as name from sqlite_master where type = 'trigger' and name like '%_while_moving'",
    );
    expect([...guarded, ...writtenWithContract].sort()).toEqual(ofAccounts);
  });
});

describe('An account that is moved', () => {
  test('has all its rows in the other database, the same as before, and none in the old one', async () => {
    const before = everything(databases.DB_1);
    expect(await move('DB_2')).toEqual({ rows: all });
    expect([place(), count(databases.DB_1, account), count(databases.DB_1, 'grace')]).toEqual([
      'DB_2',
      0,
      3 * ownedTables.length,
    ]);
    expect(everything(databases.DB_2)).toBe(before);
    expect(write(databases.DB_2)).not.toThrow();
  });

  test('comes back, and into the directory, too', async () => {
    const before = everything(databases.DB_1);
    for (const to of ['DB_2', 'DB', 'DB_1'] as const) {
      await move(to);
      expect(place()).toBe(to);
      expect(everything(databases[to])).toBe(before);
      expect(write(databases[to])).not.toThrow();
      databases[to].run(
        `update contract set file_name = 'file_name ü of ' || substr(id, 14) where owner_id = '${account}'`,
      );
    }
    expect([count(databases.DB, account), count(databases.DB_2, account)]).toEqual([0, 0]);
  });

  test('is not written at the old place by who has not heard of the move, and others are', async () => {
    const refused: boolean[] = [];
    const pause = async () => {
      refused.push(true);
      expect(write(databases.DB_1)).toThrow('account_moving');
    };
    await moveAccount({ databases, account, to: 'DB_2', log: () => {}, pause });
    expect(refused).toEqual([true]);
    expect(() => fill(databases.DB_1, account, 1)).toThrow('account_moving');
    expect(() => databases.DB_1.run("update contract set file_name = 'x' where owner_id = 'grace'")).not.toThrow();
  });

  test('is left alone by the sweep of the other database until it is there, and is swept there then', async () => {
    const states: unknown[] = [];
    const watched = changing(databases.DB, (sql) => {
      if (sql.startsWith('update user')) states.push(...databases.DB_2.rows('select state from moving_account'));
      return sql;
    });
    await move('DB_2', { ...databases, DB: watched });
    expect(states).toEqual([{ state: 'arriving' }]);
    expect(databases.DB_2.rows('select state from moving_account')).toEqual([]);
    await move('DB_1');
    const breaking = changing(databases.DB_1, (sql) => sql.replace('select * from', 'no'));
    await expect(move('DB_2', { ...databases, DB_1: breaking })).rejects.toThrow('syntax');
    expect(databases.DB_2.rows('select state from moving_account')).toEqual([{ state: 'arriving' }]);
    await giveUpMove({ databases, account });
    for (const name of ['DB_1', 'DB_2'] as const)
      expect(databases[name].rows('select state from moving_account')).toEqual([]);
  });

  test('is not moved from where the directory says that it is, after it was taken back to before another move', async () => {
    const before = everything(databases.DB_1);
    await move('DB_2');
    databases.DB.run(`update user set shard = 'DB_1' where id = '${account}'`);
    for (const name of ['DB_1', 'DB_2']) await expect(move(name)).rejects.toThrow('moved away from DB_1');
    await expect(giveUpMove({ databases, account })).rejects.toThrow('moved away from DB_1');
    expect(everything(databases.DB_2)).toBe(before);
    databases.DB.run(`update user set shard = 'DB_2' where id = '${account}'`);
    await move('DB_1');
    expect(everything(databases.DB_1)).toBe(before);
  });

  test('waits until nothing of it is being analysed', async () => {
    databases.DB_1.run(`update contract set status = 'analysing' where id = 'contract-${account}-1'`);
    const pauses: number[] = [];
    const pause = async (ms: number) => {
      if (pauses.push(ms) === 1) databases.DB_1.run("update contract set status = 'complete'");
    };
    expect(await moveAccount({ databases, account, to: 'DB_2', log: () => {}, pause })).toEqual({ rows: all });
    expect(pauses).toHaveLength(2);
    databases.DB_2.run("update contract set status = 'reading'");
    await expect(move('DB_1')).rejects.toThrow('is being analysed');
    expect([place(), count(databases.DB_1, account)]).toEqual(['DB_2', 0]);
  });

  test('is not switched over where a row came out different', async () => {
    databases.DB_2.run(
      `create trigger spoil after insert on checklist when new.contract_id like '%-7'
       begin update checklist set note = 'another' where contract_id = new.contract_id; end`,
    );
    await expect(move('DB_2')).rejects.toThrow('checklist');
    expect([place(), count(databases.DB_1, account)]).toEqual(['DB_1', all]);
    expect(write(databases.DB_1)).toThrow('account_moving');
    await giveUpMove({ databases, account });
    expect(write(databases.DB_1)).not.toThrow();
    expect(count(databases.DB_2, account)).toBe(0);
  });

  test('that is deleted meanwhile leaves nothing anywhere', async () => {
    const deleting = changing(databases.DB, (sql) => {
      if (sql.startsWith('update user')) databases.DB.run(`delete from user where id = '${account}'`);
      return sql;
    });
    await expect(move('DB_2', { ...databases, DB: deleting })).rejects.toThrow('deleted');
    expect(count(databases.DB_2, account)).toBe(0);
  });

  test('is whole where it is looked for wherever a move breaks off, and the same command ends the move', {
    timeout: 120_000,
  }, async () => {
    const before = everything(databases.DB_1);
    let broken = 0;
    for (let after = 0; ; after++) {
      const left = { statements: after };
      const mortal = Object.fromEntries(Object.entries(databases).map(([name, each]) => [name, dying(each, left)]));
      const target = place() === 'DB_1' ? 'DB_2' : 'DB_1';
      const ended = await move(target, mortal).then(
        () => true,
        () => false,
      );
      expect(everything(databases[place() ?? 'DB'])).toBe(before);
      if (ended) break;
      broken += 1;
      await move(target);
      expect([place(), everything(databases[target])]).toEqual([target, before]);
      expect(count(databases[target === 'DB_1' ? 'DB_2' : 'DB_1'], account)).toBe(0);
    }
    expect(broken).toBeGreaterThan(60);
  });
});

/** A database that is asked something else. */
const changing = (database: Database, change: (sql: string) => string): Database => ({
  prepare: (sql) => database.prepare(change(sql)),
  batch: (statements) => database.batch(statements),
});

/** A database that is not there any more after so many calls. */
function dying(database: Database, left: { statements: number }): Database {
  const take = () => {
    if (left.statements-- <= 0) throw new Error('the tool was killed');
  };
  const originals = new Map<Statement, Statement>();
  const guard = (statement: Statement): Statement => {
    const guarded: Statement = {
      bind: (...values) => guard(statement.bind(...values)),
      all: async <T>() => {
        take();
        return statement.all<T>();
      },
    };
    originals.set(guarded, statement);
    return guarded;
  };
  return {
    prepare: (sql) => guard(database.prepare(sql)),
    batch: async (statements) => {
      take();
      return database.batch(statements.map((each) => originals.get(each) ?? each));
    },
  };
}

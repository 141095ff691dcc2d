import type { Database, Row } from '../restore/stores.ts';

interface OwnedTable {
  name: string;
  /** Which rows are an account's. */
  where: string;
}

const owned = (name: string): OwnedTable => ({ name, where: 'owner_id = ?' });
const ofContract = (name: string): OwnedTable => ({
  name,
  where: 'contract_id in (select id from contract where owner_id = ?)',
});

/** What moves with an account, each table after those that it refers to. */
export const ownedTables: OwnedTable[] = [
  owned('contract'),
  owned('generated_contract'),
  owned('usage_reservation'),
  owned('translation'),
  owned('searched_text'),
  owned('contract_tag'),
  owned('generated_contract_tag'),
  owned('contract_date'),
  owned('reminder'),
  owned('contract_question'),
  owned('own_clause'),
  owned('own_rule'),
  ofContract('analysis'),
  ofContract('checklist'),
  ofContract('reread'),
];

/** A row of `analysis` can have hundreds of kilobytes. */
const rowsAtOnce = 20;

/** The rows of an account in one table, some at a time, in the same order in every database. */
export async function* rowsOf(database: Database, table: OwnedTable, account: string): AsyncGenerator<Row[]> {
  const key = await keyOf(database, table.name);
  for (let from = 0; ; from += rowsAtOnce) {
    const { results } = await database
      .prepare(`select * from "${table.name}" where ${table.where} order by ${key} limit ${rowsAtOnce} offset ${from}`)
      .bind(account)
      .all();
    if (results.length > 0) yield results;
    if (results.length < rowsAtOnce) return;
  }
}

async function keyOf(database: Database, table: string): Promise<string> {
  const { results } = await database
    .prepare('select name, pk from pragma_table_info(?) order by pk, cid')
    .bind(table)
    .all<{ name: string; pk: number }>();
  const key = results.filter(({ pk }) => pk > 0);
  // A table without a key is in the order of all that it says.
  return (key.length > 0 ? key : results).map(({ name }) => `"${name}"`).join(', ');
}

/** Deletes an account's rows, a few hundred a statement; what belongs to a contract goes with it. */
export async function deleteRows(database: Database, account: string): Promise<void> {
  for (const { name, where } of ownedTables.toReversed()) {
    for (;;) {
      const [deleted] = await database.batch([
        database
          .prepare(`delete from "${name}" where rowid in (select rowid from "${name}" where ${where} limit 200)`)
          .bind(account),
      ]);
      if (!deleted?.meta.changes) break;
    }
  }
}

export function insertion(database: Database, table: string, row: Row) {
  const columns = Object.keys(row);
  return database
    .prepare(
      `insert into "${table}" (${columns.map((name) => `"${name}"`).join(', ')}) values (${columns.map(() => '?').join(', ')})`,
    )
    .bind(...columns.map((name) => row[name]));
}

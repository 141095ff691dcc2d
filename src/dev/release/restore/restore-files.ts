import { backupKeys } from '#src/features/backup/backup-keys.ts';
import { contractFiles } from '#src/features/contracts/contract-files.ts';
import { type Bucket, databasesOf, keysIn, type Stores } from './stores.ts';

export interface RestoredFiles {
  restored: number;
  /** Which were never lost. */
  kept: number;
  /** Of accounts and contracts that the database does not hold. */
  leftOut: number;
}

/**
 * Puts back the files that the database knows of and the bucket lacks. What belongs to nothing that is there stays in the
 * backup, which deletes it in time.
 */
export async function restoreFiles(stores: Stores): Promise<RestoredFiles> {
  const { files, backups } = stores;
  const known = await knownContent(stores);
  const erased = await erasedIn(backups);
  const done: RestoredFiles = { restored: 0, kept: 0, leftOut: 0 };
  for await (const copy of keysIn(backups, backupKeys.copies)) {
    const key = copy.slice(backupKeys.copies.length);
    if (!isKnown(key, known, erased)) done.leftOut += 1;
    else if (await files.head(key)) done.kept += 1;
    else {
      const found = await backups.get(copy);
      if (!found) continue;
      await files.put(key, await found.arrayBuffer(), { httpMetadata: found.httpMetadata });
      done.restored += 1;
    }
  }
  return done;
}

/** Keys of all files that contracts cannot do without and the bucket lacks, but of those that were deleted since. */
export async function missingFiles(stores: Stores): Promise<string[]> {
  const { files, backups } = stores;
  const erased = await erasedIn(backups);
  const missing: string[] = [];
  for (const { id, owner } of await contractsIn(stores)) {
    if (isErased(erased, owner, id)) continue;
    const key = contractFiles.original(owner, id);
    if (!(await files.head(key))) missing.push(key);
  }
  for (const { id, owner } of await analysedIn(stores)) {
    if (isErased(erased, owner, id)) continue;
    // Any version will do: the row may have been copied before the analysis was written anew.
    const prefix = contractFiles.allFindings(owner, id);
    if ((await files.list({ prefix })).objects.length === 0) missing.push(prefix);
  }
  return missing;
}

interface Known {
  owners: Set<string>;
  contracts: Set<string>;
  texts: Set<string>;
}

interface ContractRow {
  id: string;
  owner: string;
  hash: string;
}

const contractsIn = (stores: Stores) =>
  fromAll<ContractRow>(
    stores,
    'select id, owner_id as owner, content_hash as hash from contract union select id, owner_id, content_hash from generated_contract',
  );

/** Those whose findings are files. */
const analysedIn = (stores: Stores) =>
  fromAll<Omit<ContractRow, 'hash'>>(
    stores,
    'select id, owner_id as owner from contract join analysis on contract_id = id where findings_version is not null',
  );

async function fromAll<T>(stores: Stores, sql: string): Promise<T[]> {
  const all: T[] = [];
  for (const database of databasesOf(stores)) all.push(...(await database.prepare(sql).all<T>()).results);
  return all;
}

async function knownContent(stores: Stores): Promise<Known> {
  const { results: users } = await stores.database.prepare('select id from user').all<{ id: string }>();
  const contracts = await contractsIn(stores);
  return {
    owners: new Set(users.map(({ id }) => id)),
    contracts: new Set(contracts.map(({ id, owner }) => `${owner}/${id}`)),
    texts: new Set(contracts.map(({ owner, hash }) => `${owner}/${hash}`)),
  };
}

async function erasedIn(backups: Bucket): Promise<Set<string>> {
  const erased = new Set<string>();
  for await (const key of keysIn(backups, backupKeys.erased)) erased.add(key);
  return erased;
}

function isKnown(key: string, { owners, contracts, texts }: Known, erased: Set<string>): boolean {
  const [kind = '', owner = '', of = ''] = key.split('/');
  if (!owners.has(owner) || isErased(erased, owner, of)) return false;
  if (kind === 'files' || kind === 'findings') return contracts.has(`${owner}/${of}`);
  return kind !== 'texts' || texts.has(`${owner}/${of}`);
}

const isErased = (erased: Set<string>, owner: string, contract: string) =>
  erased.has(backupKeys.erasedAccount(owner)) || erased.has(backupKeys.erasedContract(owner, contract));

import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface Ledger {
  contracts: { id: string; status: string }[];
  reservations: { contract_id: string; state: string; analyses: number }[];
}

function open(stateDir: string): DatabaseSync {
  const [path] = globSync('v3/d1/miniflare-D1DatabaseObject/*.sqlite', { cwd: stateDir }).filter(
    (name) => !name.endsWith('metadata.sqlite'),
  );
  if (!path) throw new Error('There is no database.');
  const database = new DatabaseSync(join(stateDir, path));
  database.exec('pragma busy_timeout = 5000');
  return database;
}

/** What the database holds of contracts and of what they cost. */
export function readLedger(stateDir: string): Ledger {
  const database = open(stateDir);
  try {
    return {
      contracts: database.prepare('select id, status from contract').all() as unknown as Ledger['contracts'],
      reservations: database
        .prepare('select contract_id, state, analyses from usage_reservation')
        .all() as unknown as Ledger['reservations'],
    };
  } finally {
    database.close();
  }
}

/** Lets time go by for what waits for the clock. The Workers must not run. */
export function moveBack(stateDir: string, ms: number): void {
  const database = open(stateDir);
  database.exec(`update contract set status_changed_at = status_changed_at - ${ms}`);
  database.exec(`update usage_reservation set created_at = created_at - ${ms} where state = 'reserved'`);
  database.close();
}

interface Expected {
  accepted: ReadonlySet<string>;
  /** What was there before the first kill. */
  before: Ledger;
  origin: string;
  cookie: string;
}

/** What is wrong once everything has come to rest, by kind. */
export async function findFaults(stateDir: string, { accepted, before, origin, cookie }: Expected) {
  const { contracts, reservations } = readLedger(stateDir);
  const statusOf = new Map(contracts.map(({ id, status }) => [id, status]));
  const old = new Set([...before.contracts.map(({ id }) => id), ...before.reservations.map((row) => row.contract_id)]);
  const ours = contracts.filter(({ id }) => !old.has(id));
  const charges = reservations.filter(({ contract_id, state }) => state === 'settled' && !old.has(contract_id));
  const charged = (id: string) =>
    charges.filter((row) => row.contract_id === id).reduce((sum, row) => sum + row.analyses, 0);
  const withoutFile: string[] = [];
  for (const id of accepted) {
    const file = await fetch(`${origin}/api/contracts/${id}/file`, { headers: { cookie } });
    await file.body?.cancel();
    if (!file.ok) withoutFile.push(`${id} (${file.status})`);
  }
  const database = open(stateDir);
  const broken = database.prepare('pragma quick_check').all() as { quick_check: string }[];
  database.close();
  return {
    'lost contracts': [...accepted].filter((id) => !statusOf.has(id)),
    'lost files': withoutFile,
    'failed contracts': ours.filter(({ status }) => status === 'failed').map(({ id }) => id),
    'stuck contracts': ours.filter(({ status }) => !['complete', 'failed'].includes(status)).map(({ id }) => id),
    'stuck reservations': reservations.filter(({ state }) => state === 'reserved').map((row) => row.contract_id),
    'analyses not charged once': ours
      .filter(({ id, status }) => charged(id) !== (status === 'complete' ? 1 : 0))
      .map(({ id }) => id),
    'charges for nothing': charges.filter((row) => !statusOf.has(row.contract_id)).map((row) => row.contract_id),
    'damaged database': broken.map((row) => row.quick_check).filter((verdict) => verdict !== 'ok'),
  };
}

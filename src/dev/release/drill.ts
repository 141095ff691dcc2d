/**
 * `npm run drill` loses everything but the backups, and restores it: on local state, with the built Workers. `SHARDS=2` has
 * the contracts in so many databases of their own.
 *
 * An app with two accounts is backed up at night. A contract and an account are deleted after that. Then database and files
 * are gone: a new, empty database is migrated and the backup is restored into it. Rows and files are compared with what
 * they were, an owner signs in and opens them, and what was deleted has to stay deleted.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { seedDemo } from '../run/app-readiness.ts';
import { stopAll } from '../run/child-process.ts';
import { freePorts } from '../run/free-port.ts';
import { portsOfApp } from '../run/local-peers.ts';
import { migrateLocal } from '../run/migrate-local.ts';
import { runApp } from '../run/run-app.ts';
import { placeholderDatabaseId } from './deploy-target.ts';
import { refuses, signIn } from './drill/owner.ts';
import { ageFiles, compareRows, takeSnapshot } from './drill/snapshot.ts';
import { describeRestored, restoreBackup } from './restore/restore-backup.ts';
import { keysIn, openStores, type Stores } from './restore/stores.ts';
import { localShardIds } from './shards/shard-databases.ts';

const password = 'plainclause';
const [kept, gone] = ['demo@plainclause.test', 'gone@plainclause.test'];
const shardIds = localShardIds(process.env.SHARDS);
const fileKinds = ['files', 'texts', 'findings'] as const;
const dayMs = 24 * 60 * 60_000;
const folder = mkdtempSync(join(tmpdir(), 'plainclause-drill-'));
const [old, fresh] = [join(folder, 'old'), join(folder, 'new')];
const problems: string[] = [];
const check = (holds: boolean, problem: string) => {
  if (!holds) problems.push(problem);
};

try {
  console.log('Two accounts with contracts…');
  await whileRunning(old, async (origin) => {
    const missing = await seedDemo(origin, { email: gone });
    if (missing) throw new Error(missing);
    for (const email of [kept, gone]) await (await signIn(origin, email, password)).settled();
  });
  ageFiles(old, dayMs);

  console.log('The nightly backup…');
  await whileRunning(old, async (origin) => {
    for (let run = 0; run < 5; run++) await startBackup(origin);
  });
  const before = await withStores(old, takeSnapshot);

  console.log('A contract and an account are deleted…');
  const erased = await whileRunning(old, async (origin) => {
    const [owner, leaver] = [await signIn(origin, kept, password), await signIn(origin, gone, password)];
    const contract = (await owner.list()).find(({ status }) => status === 'complete');
    if (!contract) throw new Error('No contract is complete.');
    await owner.deleteContract(contract.id);
    await leaver.deleteAccount();
    return contract.id;
  });

  console.log('Database and files are lost. The backup is restored into empty ones…\n');
  await migrateLocal(fresh);
  const restored = await withStores(old, ({ backups }) =>
    withStores(fresh, async (stores) => {
      for await (const key of keysIn(backups, '')) {
        const found = await backups.get(key);
        if (found) await stores.backups.put(key, await found.arrayBuffer(), { httpMetadata: found.httpMetadata });
      }
      const report = await restoreBackup(stores);
      return { report, after: await takeSnapshot(stores) };
    }),
  );
  console.log(describeRestored(restored.report));
  const compared = compareRows(before, restored.after);
  for (const { table, differ } of compared) check(differ === 0, `${differ} rows of ${table} differ.`);
  check(
    compared.some(({ rows }) => rows > 0),
    'Nothing was there to be compared.',
  );
  const isGone = (key: string) => /^(?:files|findings)\//.test(key) && key.split('/')[2] === erased;
  const owners = new Set([...restored.after.files.keys()].map((key) => key.split('/')[1]));
  check(owners.size === 1, `Files of ${owners.size} accounts came back instead of one.`);
  const expected = [...before.files].filter(([key]) => owners.has(key.split('/')[1]) && !isGone(key));
  const inKinds = fileKinds.map((kind) => ({
    kind,
    count: expected.filter(([key]) => key.startsWith(`${kind}/`)).length,
  }));
  for (const { kind, count } of inKinds) check(count > 0, `Nothing under ${kind}/ was there to be compared.`);
  for (const [key, digest] of expected) check(restored.after.files.get(key) === digest, `The file ${key} differs.`);

  await whileRunning(fresh, async (origin) => {
    const owner = await signIn(origin, kept, password);
    for (let tried = 0; tried < 50 && (await owner.list()).some(({ id }) => id === erased); tried++) await sleep(200);
    const left = await owner.settled();
    check(left.length > 0, 'The owner has no contract.');
    check(!left.some(({ id }) => id === erased), 'The contract that was deleted came back.');
    for (const { id, status } of left) {
      check((await owner.file(id)) > 0, `The file of ${id} cannot be opened.`);
      check(status !== 'complete' || (await owner.findings(id)) > 0, `The findings of ${id} cannot be read.`);
    }
    check(await refuses(signIn(origin, gone, password)), 'The account that was deleted came back.');
  });
  const rows = compared.reduce((sum, table) => sum + table.rows, 0);
  const differ = compared.reduce((sum, table) => sum + table.differ, 0);
  const filesOf = inKinds.map(({ kind, count }) => `${count} under ${kind}/`).join(', ');
  console.log(
    `\n${rows} rows of ${compared.length} tables in ${shardIds.length + 1} databases compared: ${differ} differ.`,
  );
  console.log(`${expected.length} files compared by their digest: ${filesOf}.`);
  console.log('What was deleted after the backup is deleted again.');
} catch (error) {
  problems.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
} finally {
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'The drill succeeded.' : 'The drill failed.');
process.exit(problems.length === 0 ? 0 : 1);

async function whileRunning<Result>(stateDir: string, work: (origin: string) => Promise<Result>): Promise<Result> {
  const variables = { APP_ENV: 'local', AUTH_SECRET: 'the-same-before-and-after-or-nobody-signs-in' };
  const app = await runApp({ port: await freePorts(portsOfApp), stateDir, variables });
  try {
    return await work(app.url);
  } finally {
    await app.stop();
  }
}

async function withStores<Result>(stateDir: string, work: (stores: Stores) => Promise<Result>): Promise<Result> {
  const stores = await openStores({ databaseId: placeholderDatabaseId, shardIds }, stateDir);
  try {
    return await work(stores);
  } finally {
    await stores.close();
  }
}

/** As the clock does at night, which never fires by itself on one's own machine. */
async function startBackup(origin: string) {
  const address = `${origin}/cdn-cgi/local/explorer/api/local/scheduled?worker=plainclause-analysis`;
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify({ cron: '2-57/5 1-5 * * *' }) });
  if (!answer.ok) throw new Error(`The scheduled work answered ${answer.status} ${await answer.text()}`);
}

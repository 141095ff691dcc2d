/**
 * Kills the app in mid-work, again and again on one state, and says what is lost, stuck or charged twice afterwards.
 *
 *   npm run crash [-- --kills 50 --seed 1 --state DIR]
 *
 * With `--state`, what it leaves in DIR is kept, and the next run goes on with it.
 *
 * Each round starts the built Workers on what the last one left, has four clients upload contracts and ends everything
 * with SIGKILL at a moment drawn by chance: while a file is read, stored, queued, analysed or settled.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildApp } from '../build/build-app.ts';
import { seedDemo } from '../run/app-readiness.ts';
import { freePort } from '../run/free-port.ts';
import { migrateLocal } from '../run/migrate-local.ts';
import { keepJournal } from './crash/journal.ts';
import { findFaults, moveBack, readLedger } from './crash/ledger.ts';
import { chanceOf } from './crash/pace.ts';
import { signInAsDemo, uploadUntilKilled } from './crash/uploads.ts';
import { killTree, startWorkers } from './crash/workers.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    state: { type: 'string' },
  },
});
const kills = Number(values.kills);
const chance = chanceOf(Number(values.seed));
const longestRoundMs = 1_500;

const stateDir = values.state ?? mkdtempSync(join(tmpdir(), 'plainclause-crash-'));
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const journal = keepJournal(stateDir);
/** Contracts that a client was told are taken. */
const accepted = new Set(journal.accepted);

try {
  await buildApp({ onBuild: () => console.log('Building…') });
  await migrateLocal(stateDir);
  let workers = await startWorkers({ port, stateDir });
  await seedDemo(origin);
  const cookie = await signInAsDemo(origin);
  journal.before ??= readLedger(stateDir);

  console.log(['kill', 'after', 'accepted', 'under way', 'complete', 'failed', 'reserved'].join('\t'));
  for (let kill = journal.kills + 1, last = journal.kills + kills; kill <= last; kill++) {
    const afterMs = Math.round(chance() * longestRoundMs);
    const uploads = uploadUntilKilled(origin, { cookie, round: kill, onAccepted: (id) => accepted.add(id) });
    await sleep(afterMs);
    await killTree(workers);
    await uploads;
    journal.write({ kills: kill, accepted });
    const { contracts, reservations } = readLedger(stateDir);
    const count = (...statuses: string[]) => contracts.filter(({ status }) => statuses.includes(status)).length;
    const underWay = contracts.length - count('complete', 'failed');
    const reserved = reservations.filter(({ state }) => state === 'reserved').length;
    console.log(
      [kill, `${afterMs} ms`, accepted.size, underWay, count('complete'), count('failed'), reserved].join('\t'),
    );
    workers = await startWorkers({ port, stateDir });
  }

  await killTree(workers);
  // What the clock waits for has passed: ten minutes for what stands still, one for what was cut off.
  moveBack(stateDir, 15 * 60_000);
  workers = await startWorkers({ port, stateDir });
  await untilQuiet();
  const faults = await findFaults(stateDir, { accepted, before: journal.before, origin, cookie });
  await killTree(workers);
  const { contracts } = readLedger(stateDir);
  console.log(`\n${journal.kills} kills, ${accepted.size} contracts accepted, ${contracts.length} kept`);
  for (const [kind, found] of Object.entries(faults)) console.log(`${kind}: ${found.length} ${found.join(', ')}`);
  process.exitCode = Object.values(faults).some((found) => found.length > 0) ? 1 : 0;
} finally {
  if (!values.state) rmSync(stateDir, { recursive: true, force: true });
}
process.exit();

/** Fires the clock until nothing is under way. */
async function untilQuiet(): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    const fired = await fetch(`${origin}/cdn-cgi/local/scheduled?cron=${encodeURIComponent('*/5 * * * *')}`, {
      method: 'POST',
    });
    await fired.body?.cancel();
    const { contracts, reservations } = readLedger(stateDir);
    const done = contracts.every(({ status }) => status === 'complete' || status === 'failed');
    if (done && reservations.every(({ state }) => state !== 'reserved')) return;
    await sleep(2_000);
  }
}

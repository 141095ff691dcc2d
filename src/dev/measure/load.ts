/**
 * Has many people use a fresh local copy at the same time, and prints for each route how often it was called, how long
 * that took, and what it asked of the database.
 *
 *   npm run load [-- --users 200 --seconds 300 --seed 1]
 *
 * The copy is built, has data and ports of its own, and is gone afterwards. `SHARDS=2` spreads its accounts over so many
 * databases. Everything runs on one machine: times say how routes compare, not how fast they are when deployed.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { root } from '../run/project-paths.ts';
import { runAppAside } from '../run/run-app-aside.ts';
import { stopOnSignals } from '../run/stop-signals.ts';
import { chanceOf } from './crash/pace.ts';
import { createFigures } from './load/figures.ts';
import { createLogReader } from './load/read-log.ts';
import { visit } from './load/visit.ts';

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
  },
});
const [users, seconds] = [Number(values.users), Number(values.seconds)];
if (!(users > 0 && seconds > 0)) throw new Error('usage: npm run load -- --users 200 --seconds 300');
stopOnSignals(1);

const figures = createFigures();
const agreement = readFileSync(join(root, 'src/dev/run/samples/consultancy-agreement.txt'), 'utf8');
const password = 'plainclause';
const chance = chanceOf(Number(values.seed));
const app = await runAppAside({
  name: 'load',
  variables: { RATE_LIMITS: 'off', USAGE_LIMITS: 'off' },
  onStep: (step) => console.log(step),
  onOutput: createLogReader(figures),
});
try {
  console.log(`${users} accounts…`);
  for (let user = 0; user < users; user++) await createAccount(emailOf(user));
  console.log(`${users} people for ${seconds} seconds…`);
  const started = Date.now();
  const isOver = () => Date.now() - started > seconds * 1000;
  let uploads = 0;
  const contract = () => `${agreement}\n\nCopy ${++uploads}.\n`;
  await Promise.race([
    Promise.all(Array.from({ length: users }, (_, user) => arrive(user))),
    app.crashed.then((problem) => Promise.reject(new Error(problem))),
  ]);
  const { calls, errors } = figures.totals();
  const took = (Date.now() - started) / 1000;
  console.log(`\n${figures.table()}\n`);
  console.log(
    `${calls} calls in ${took.toFixed(0)} s, ${(calls / took).toFixed(1)} a second; ${uploads} uploads, ${errors} errors.`,
  );
  console.log(`${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MB of memory were used to ask.`);
  process.exitCode = errors > 0 ? 1 : 0;

  /** They come one after the other in the first tenth of the time. */
  async function arrive(user: number) {
    await sleep((user / users) * seconds * 100);
    await visit({ origin: app.url, email: emailOf(user), password, figures, contract, chance, sleep, isOver });
  }
} finally {
  await app.stop();
}
process.exit();

function emailOf(user: number): string {
  return `load-${user}@plainclause.test`;
}

/** The password of every account that is seeded is the same. */
async function createAccount(email: string) {
  const headers = { origin: app.url, 'content-type': 'application/json' };
  const body = JSON.stringify({ email, contracts: [] });
  const answer = await fetch(`${app.url}/api/dev/seed`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`Seeding answered ${answer.status} ${await answer.text()}`);
}

// `npm run dev`: the app with hot reload, on the same local data as `npm start`.
import { once } from 'node:events';
import { join } from 'node:path';
import { unstable_readConfig } from 'wrangler';
import { compileContent } from '../build/compile-content.ts';
import { compileMessages } from '../build/compile-messages.ts';
import { seedDemo, untilHealthy } from './app-readiness.ts';
import { startNode, stopAll } from './child-process.ts';
import { startLocalCron } from './local-cron.ts';
import { describeLocalModels } from './local-models.ts';
import { startLocalPeers } from './local-peers.ts';
import { migrateLocal } from './migrate-local.ts';
import { binary, defaultStateDir, root } from './project-paths.ts';
import { servePort } from './serve-port.ts';
import { stopOnSignals } from './stop-signals.ts';
import { workerVariables } from './worker-variables.ts';

const port = await servePort('npm run dev');
const state = stopOnSignals(0);
await migrateLocal(defaultStateDir);
await compileMessages();
await compileContent();
const variables = workerVariables(defaultStateDir);
const peers = await startLocalPeers({ port, stateDir: defaultStateDir, variables });
const vite = startNode([binary.vite, 'dev', '--host', '127.0.0.1'], {
  env: { ...peers.variables, PORT: String(port), STATE_DIR: defaultStateDir },
});
const ended = once(vite, 'exit');

const origin = `http://127.0.0.1:${port}`;
// The first start prepares every library for the browser and the Workers.
const problem = await Promise.race([untilHealthy(origin, { minutes: 5 }), ended.then(() => 'vite has ended')]);
const missing = problem ?? (await seedDemo(origin));
if (missing) console.error(missing);
else console.log('  Demo login: demo@plainclause.test / plainclause\n');
for (const line of await describeLocalModels(variables, { command: 'npm run dev' })) console.log(line);
const { crons = [] } = unstable_readConfig({ config: join(root, 'wrangler.toml') }).triggers;
startLocalCron(origin, crons, (text) => state.stopping || console.error(text));

await ended;
if (!state.stopping) {
  await stopAll();
  process.exit(1);
}

// `npm start`, under the project's Node.
import { stopAll } from './child-process.ts';
import { describeLocalModels } from './local-models.ts';
import { defaultStateDir } from './project-paths.ts';
import { runApp } from './run-app.ts';
import { servePort } from './serve-port.ts';
import { stopOnSignals } from './stop-signals.ts';
import { workerVariables } from './worker-variables.ts';

const port = await servePort('npm start');
const state = stopOnSignals(0);
try {
  const app = await runApp({
    port,
    stateDir: defaultStateDir,
    onStep: (step) => console.log(step),
    onOutput: (text) => state.stopping || process.stdout.write(text),
  });
  console.log(`\n  Plainclause is running at ${app.url}\n  Demo login: demo@plainclause.test / plainclause\n`);
  // Not before: while the build keeps this process busy, no answer is heard in time.
  const localModels = await describeLocalModels(workerVariables(defaultStateDir), { command: 'npm start' });
  for (const line of localModels) console.log(line);
  await fail(await app.crashed);
} catch (error) {
  await fail(error instanceof Error ? error.message : String(error));
}

async function fail(message: string) {
  if (state.stopping) return;
  await stopAll();
  console.error(message);
  process.exit(1);
}

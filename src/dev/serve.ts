import { stopAll } from './child-process.ts';
import { isPortFree } from './free-port.ts';
import { defaultStateDir } from './project-paths.ts';
import { runApp } from './run-app.ts';

const port = Number(process.env.PORT || 5173);
if (!Number.isInteger(port) || port < 1 || port > 65535) fail(`PORT is "${process.env.PORT}", which is no port.`);
if (!(await isPortFree(port))) {
  fail(`Port ${port} is taken, perhaps by another copy. Choose another one: PORT=${port + 10} npm start`);
}

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  await stopAll();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
process.on('disconnect', stop);

try {
  const app = await runApp({
    port,
    stateDir: defaultStateDir,
    onStep: (step) => console.log(step),
    onOutput: (text) => stopping || process.stdout.write(text),
  });
  console.log(`\n  Plainclause is running at ${app.url}\n  Demo login: demo@plainclause.test / plainclause\n`);
  const problem = await app.crashed;
  if (!stopping) fail(problem);
} catch (error) {
  if (!stopping) {
    await stopAll();
    fail(error instanceof Error ? error.message : String(error));
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { untilHealthy } from '#src/dev/run/app-readiness.ts';
import { startLocalWorkers } from '#src/dev/run/local-workers.ts';
import { generatedAuthSecret } from '#src/dev/run/worker-variables.ts';

/** Starts the built Workers on what is in the state, and fires the clock once, as a restart would find it. */
export async function startWorkers({ port, stateDir }: { port: number; stateDir: string }): Promise<ChildProcess> {
  let output = '';
  const variables = {
    APP_ENV: 'local',
    AUTH_SECRET: generatedAuthSecret(stateDir),
    USAGE_LIMITS: 'off',
    RATE_LIMITS: 'off',
  };
  const onOutput = (text: string) => {
    output += text;
  };
  const workers = startLocalWorkers({ port, stateDir, variables, onOutput });
  const problem = await untilHealthy(`http://127.0.0.1:${port}`);
  if (problem) {
    await killTree(workers);
    throw new Error(`${problem}\n${output}`);
  }
  return workers;
}

/** Ends a process and all that it started, with no chance to finish anything. */
export async function killTree(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
  const ended = once(child, 'exit');
  for (const pid of [child.pid, ...descendantsOf(child.pid)]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended by itself meanwhile.
    }
  }
  await ended;
}

function descendantsOf(pid: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const below = (parent: number): number[] =>
    pairs.flatMap(([child = 0, of]) => (of === parent ? [child, ...below(child)] : []));
  return below(pid);
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '../build/build-app.ts';
import { builtWorkers } from '../build/build-output.ts';
import { seedDemo, untilHealthy } from './app-readiness.ts';
import { stopProcess } from './child-process.ts';
import { startLocalCron } from './local-cron.ts';
import { startLocalPeers } from './local-peers.ts';
import { startLocalWorkers } from './local-workers.ts';
import { migrateLocal } from './migrate-local.ts';
import { generatedAuthSecret, type Variables, workerVariables } from './worker-variables.ts';

export interface RunningApp {
  /** Address of the app, without a slash at the end. */
  url: string;
  /** Resolves when the Workers have ended without `stop` having been called. */
  crashed: Promise<string>;
  stop(): Promise<void>;
}

interface RunOptions {
  port: number;
  stateDir: string;
  /** Instead of the settings of this machine. */
  variables?: Variables;
  onStep?: (step: string) => void;
  /** What the Workers print once they serve; kept in `wrangler.log` in any case. */
  onOutput?: (text: string) => void;
}

/** Builds, migrates and starts the whole app, and seeds it. Throws with the log when it does not come up. */
export async function runApp(options: RunOptions): Promise<RunningApp> {
  const { port, stateDir, onStep = () => {}, onOutput = () => {} } = options;
  const url = `http://localhost:${port}`;
  const origin = `http://127.0.0.1:${port}`;
  mkdirSync(stateDir, { recursive: true });
  const variables: Variables = options.variables
    ? { APP_ENV: 'local', AUTH_SECRET: generatedAuthSecret(stateDir), ...options.variables }
    : workerVariables(stateDir);
  const building = buildApp({ onBuild: () => onStep('Building…') });
  const [peers] = await Promise.all([startLocalPeers({ port, stateDir, variables }), building, migrateLocal(stateDir)]);

  const log = join(stateDir, 'wrangler.log');
  writeFileSync(log, '');
  let early: string | null = '';
  onStep('Starting…');
  const workers = startLocalWorkers({
    port,
    stateDir,
    variables: { ...peers.variables, ...variables },
    onOutput: (text) => {
      writeFileSync(log, text, { flag: 'a' });
      if (early === null) onOutput(text);
      else early += text;
    },
  });
  let stopping = false;
  let stopCron = () => {};
  const crashed = new Promise<string>((resolve) => {
    workers.once('exit', (code) => {
      if (!stopping) resolve(`The Workers ended with ${code}.\n${early ?? ''}`);
    });
  });
  const stop = async () => {
    stopping = true;
    stopCron();
    await Promise.all([stopProcess(workers), peers.stop()]);
  };

  const problem = await Promise.race([crashed, untilHealthy(origin)]);
  if (problem) {
    await stop();
    throw new Error(`${problem}\n${early}`);
  }
  early = null;
  if (variables.APP_ENV === 'local') {
    const missing = await seedDemo(origin);
    if (missing) onStep(missing);
  }
  stopCron = startLocalCron(origin, builtWorkers().api.config.triggers.crons ?? [], (text) => onOutput(`${text}\n`));
  return { url, crashed, stop };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from './free-port.ts';
import { portsOfApp } from './local-peers.ts';
import { type RunningApp, runApp } from './run-app.ts';
import { startAgain } from './start-again.ts';
import type { Variables } from './worker-variables.ts';

interface AsideOptions {
  /** Names the folder of the fresh data. */
  name: string;
  variables: Variables;
  onStep?: (step: string) => void;
  onOutput?: (text: string) => void;
}

/**
 * Runs the built app with fresh data on free ports, beside whatever else runs; `stop` takes the data away. A start that
 * fails is tried again on other ports.
 */
export function runAppAside({ name, variables, onStep, onOutput }: AsideOptions): Promise<RunningApp> {
  return startAgain('the app', async () => {
    const stateDir = mkdtempSync(join(tmpdir(), `plainclause-${name}-`));
    const clear = () => rmSync(stateDir, { recursive: true, force: true });
    try {
      const app = await runApp({ port: await freePorts(portsOfApp), stateDir, variables, onStep, onOutput });
      return { ...app, stop: () => app.stop().finally(clear) };
    } catch (error) {
      clear();
      throw error;
    }
  });
}

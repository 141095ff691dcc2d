import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { freePorts } from '#src/dev/run/free-port.ts';
import { portsOfApp } from '#src/dev/run/local-peers.ts';
import { runApp } from '#src/dev/run/run-app.ts';
import { type Made, makeWhatIsSeen } from './walk/personas.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the running app, without a slash at the end. */
    appUrl: string;
    /** What the walk over all places looks at. */
    made: Made;
  }
}

/** Runs the built app with fresh data for the browser tests. */
export default async function setup(project: TestProject) {
  const stateDir = mkdtempSync(join(tmpdir(), 'plainclause-browser-'));
  const port = await freePorts(portsOfApp);
  const app = await runApp({ port, stateDir, variables: { APP_ENV: 'local', RATE_LIMITS: 'off' } });
  project.provide('appUrl', app.url);
  const demo = await request.newContext();
  project.provide('made', await makeWhatIsSeen(demo, app.url));
  await demo.dispose();
  return async () => {
    await app.stop();
    rmSync(stateDir, { recursive: true, force: true });
  };
}

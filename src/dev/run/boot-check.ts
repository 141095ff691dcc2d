// Boots the built Workers once with fresh data, as CI does: healthy, the client is served, the schedule runs.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopAll } from './child-process.ts';
import { freePorts } from './free-port.ts';
import { portsOfApp } from './local-peers.ts';
import { runApp } from './run-app.ts';

const stateDir = mkdtempSync(join(tmpdir(), 'plainclause-boot-'));
let failure: unknown;
try {
  const app = await runApp({ port: await freePorts(portsOfApp), stateDir, variables: { APP_ENV: 'local' } });
  const page = await fetch(app.url);
  const html = await page.text();
  if (!page.ok || !html.includes('id="root"')) throw new Error(`The front page answered ${page.status}: ${html}`);
  const unknown = await fetch(`${app.url}/api/no-such-call`);
  if (unknown.status !== 404) throw new Error(`An unknown call answered ${unknown.status}`);
  await app.stop();
  console.log('The built Workers boot, are healthy and serve the client.');
} catch (error) {
  failure = error;
  await stopAll();
  console.error(error instanceof Error ? error.message : error);
}
rmSync(stateDir, { recursive: true, force: true });
process.exit(failure === undefined ? 0 : 1);

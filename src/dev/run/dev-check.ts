// Starts `npm run dev` once with fresh data, as CI does: the demo user signs in and finds contracts, templates, clauses.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startNode, stopAll, stopProcess } from './child-process.ts';
import { freePorts } from './free-port.ts';
import { portsOfApp } from './local-peers.ts';
import { startAgain } from './start-again.ts';

const patienceMs = 300_000;
const stateDir = mkdtempSync(join(tmpdir(), 'plainclause-dev-'));

/** Answers the address of the server once that says that the demo data are there. Throws with all that it printed. */
async function start(): Promise<string> {
  const port = await freePorts(portsOfApp);
  let printed = '';
  const { promise: ready, resolve } = Promise.withResolvers<string>();
  const server = startNode([join(import.meta.dirname, 'dev.ts')], {
    env: { PORT: String(port), STATE_DIR: stateDir },
    onOutput: (text) => {
      printed += text;
      if (printed.includes('Demo login')) resolve('');
    },
  });
  const problem = await Promise.race([
    ready,
    once(server, 'exit').then(() => 'The development server has ended.'),
    sleep(patienceMs, 'The development server was not ready in time.', { ref: false }),
  ]);
  if (!problem) return `http://127.0.0.1:${port}`;
  await stopProcess(server);
  throw new Error(`${problem}\n${printed}`);
}

async function count(origin: string, path: string, cookie: string): Promise<number> {
  const response = await fetch(`${origin}${path}`, { headers: { cookie } });
  const found: unknown = await response.json();
  if (!Array.isArray(found)) throw new Error(`${path} answered ${response.status} ${JSON.stringify(found)}`);
  return found.length;
}

let failure: unknown;
try {
  const origin = await startAgain('the development server', start);
  const login = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@plainclause.test', password: 'plainclause' }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  for (const path of ['/api/contracts', '/api/templates', '/api/clauses']) {
    if ((await count(origin, path, cookie)) === 0) throw new Error(`${path} is empty`);
  }
  console.log('The development server starts, with its contracts, templates and clauses.');
} catch (error) {
  failure = error;
  console.error(error instanceof Error ? error.message : error);
}
await stopAll();
rmSync(stateDir, { recursive: true, force: true });
process.exit(failure === undefined ? 0 : 1);

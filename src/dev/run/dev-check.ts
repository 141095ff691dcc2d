// Starts `npm run dev` once with fresh data, as CI does: the demo user signs in and finds contracts, templates, clauses.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNode, stopAll } from './child-process.ts';
import { freePorts } from './free-port.ts';
import { portsOfApp } from './local-peers.ts';

const patienceMs = 300_000;
const stateDir = mkdtempSync(join(tmpdir(), 'plainclause-dev-'));
const port = await freePorts(portsOfApp);
const origin = `http://127.0.0.1:${port}`;

/** Done once the server says that the demo data are there. Throws with all that it printed. */
function started(): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const fail = (why: string) => reject(new Error(`${why}\n${printed}`));
    const timer = setTimeout(() => fail('The development server was not ready in time.'), patienceMs);
    const server = startNode([join(import.meta.dirname, 'dev.ts')], {
      env: { PORT: String(port), STATE_DIR: stateDir },
      onOutput: (text) => {
        printed += text;
        if (!printed.includes('Demo login')) return;
        clearTimeout(timer);
        resolve();
      },
    });
    server.once('exit', () => fail('The development server has ended.'));
  });
}

async function count(path: string, cookie: string): Promise<number> {
  const response = await fetch(`${origin}${path}`, { headers: { cookie } });
  const found: unknown = await response.json();
  if (!Array.isArray(found)) throw new Error(`${path} answered ${response.status} ${JSON.stringify(found)}`);
  return found.length;
}

let failure: unknown;
try {
  await started();
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
    if ((await count(path, cookie)) === 0) throw new Error(`${path} is empty`);
  }
  console.log('The development server starts, with its contracts, templates and clauses.');
} catch (error) {
  failure = error;
  console.error(error instanceof Error ? error.message : error);
}
await stopAll();
rmSync(stateDir, { recursive: true, force: true });
process.exit(failure === undefined ? 0 : 1);

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from './child-process.ts';
import { binary, root } from './project-paths.ts';

/** Brings the local database of `stateDir` up to date. Costs nothing when it is. */
export async function migrateLocal(stateDir: string) {
  const migrations = readdirSync(join(root, 'migrations')).filter((name) => name.endsWith('.sql'));
  const last = migrations.sort().at(-1);
  const stamp = join(stateDir, 'last-migration');
  if (!last || readStamp(stamp) === last) return;
  mkdirSync(stateDir, { recursive: true });
  const config = join(root, 'wrangler.toml');
  const apply = ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', stateDir, '-c', config];
  await runNode([binary.wrangler, ...apply], { CI: 'true' });
  writeFileSync(stamp, last);
}

function readStamp(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runNode } from '../run/child-process.ts';
import { binary, root } from '../run/project-paths.ts';
import { builtWorkers } from './build-output.ts';
import { bindLocalWorker, writeCombinedWorker } from './combined-worker.ts';
import { compileContent } from './compile-content.ts';
import { compileMessages } from './compile-messages.ts';
import { digestOf } from './digest-of.ts';
import { writeNotices } from './notices/third-party-notices.ts';
import { siteAddress } from './public/public-files.ts';

const inputs = [
  '{src,worker,web}/**/*',
  'project.inlang/settings.json',
  'vite.config.ts',
  'wrangler.toml',
  'package-lock.json',
];
const notBuilt = /\.test\.tsx?$|\/testing\/|^src\/dev\/learn\/|^src\/i18n\/paraglide\/|^web\/public\/content\//;
const stamp = join(root, 'dist/inputs.sha256');
const lock = join(root, '.wrangler/building');

/** A digest of everything that the build reads. */
const fingerprint = () => digestOf(inputs, { except: notBuilt, also: siteAddress() });

function isBuilt(inputsNow: string): boolean {
  try {
    const workers = Object.values(builtWorkers());
    return readFileSync(stamp, 'utf8') === inputsNow && workers.every(({ folder }) => existsSync(folder));
  } catch {
    return false;
  }
}

/** Builds the client and the Workers into `dist` when a source has changed since the last time. */
export async function buildApp({ onBuild = () => {} }: { onBuild?: () => void } = {}) {
  await holdLock();
  try {
    const before = fingerprint();
    if (isBuilt(before)) return;
    onBuild();
    rmSync(stamp, { force: true });
    // Before, not while: a bundle must not read messages that are being written.
    await compileMessages();
    await compileContent();
    await runNode([binary.vite, 'build', '--logLevel', 'warn'], { NODE_ENV: 'production', VITEST: undefined });
    writeNotices();
    bindLocalWorker();
    writeCombinedWorker();
    writeFileSync(stamp, before);
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** Two commands started at once build one after the other. */
async function holdLock() {
  mkdirSync(join(root, '.wrangler'), { recursive: true });
  for (;;) {
    try {
      mkdirSync(lock);
      writeFileSync(join(lock, 'pid'), String(process.pid));
      return;
    } catch {
      if (!isAlive(lockHolder())) rmSync(lock, { recursive: true, force: true });
      await sleep(100);
    }
  }
}

function lockHolder(): number | null {
  try {
    return Number(readFileSync(join(lock, 'pid'), 'utf8')) || null;
  } catch {
    return null;
  }
}

function isAlive(pid: number | null): boolean {
  if (pid === null) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '@inlang/paraglide-js';
import { paraglideOptions } from '#src/i18n/paraglide-options.ts';
import { root } from '../run/project-paths.ts';

const inputs = ['src/i18n/messages/**/*.json', 'project.inlang/settings.json', 'src/i18n/paraglide-options.ts'];
const stamp = join(root, paraglideOptions.outdir, 'inputs.sha256');

/**
 * Turns the catalogues of messages into code when one has changed since the last time: to do so takes seconds of work,
 * and every build, test run and evaluation starts with it.
 */
export async function compileMessages() {
  const before = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === before) return;
  rmSync(stamp, { force: true });
  await compile(paraglideOptions);
  writeFileSync(stamp, before);
}

/** A digest of everything that the messages are made of; the lock file names the version of the compiler. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const path of [...globSync(inputs, { cwd: root }).sort(), 'package-lock.json'])
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  return hash.digest('hex');
}

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '@inlang/paraglide-js';
import { paraglideOptions } from '#src/i18n/paraglide-options.ts';
import { root } from '../run/project-paths.ts';
import { digestOf } from './digest-of.ts';

/** What the messages are made of, and what was made: a development server writes it too. The lock file names the compiler. */
const files = [
  'src/i18n/messages/**/*.json',
  'project.inlang/settings.json',
  'src/i18n/paraglide-options.ts',
  'package-lock.json',
  'src/i18n/paraglide/**/*.js',
];
const stamp = join(root, paraglideOptions.outdir, 'messages.sha256');

/**
 * Turns the catalogues of messages into code unless that is what is there: to do so takes seconds of work, and every build,
 * test run and evaluation starts with it.
 */
export async function compileMessages() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digestOf(files)) return;
  rmSync(stamp, { force: true });
  await compile(paraglideOptions);
  writeFileSync(stamp, digestOf(files));
}

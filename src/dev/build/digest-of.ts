import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/project-paths.ts';

/** A digest of the files of the project that patterns name, by path and content, and of what else `also` says. */
export function digestOf(patterns: readonly string[], { except, also = '' }: { except?: RegExp; also?: string } = {}) {
  const hash = createHash('sha256').update(`${also}\0`);
  const paths = globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !except?.test(path));
  for (const path of paths.sort())
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  return hash.digest('hex');
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { root } from '../run/project-paths.ts';

export interface SourceFile {
  /** Path from the root of the project, with forward slashes. */
  path: string;
  text: string;
  parsed: ReturnType<typeof parseSync>;
}

/** Every file of code of the project, parsed; generated ones are left out. */
export function readSourceFiles(): SourceFile[] {
  return globSync('{src,worker,web}/**/*.{ts,tsx,mjs}', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/^src\/(i18n\/paraglide|dev\/programs\/generated)\//.test(path) && !path.endsWith('.d.ts'))
    .sort()
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, parsed: parseSync(path, text) };
    });
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findReached, readImports } from '../dev/check/import-graph.ts';
import { readSourceFiles } from '../dev/check/source-files.ts';
import { root } from '../dev/run/project-paths.ts';

const entries = ['src/index.ts', 'worker/index.ts', 'web/app/main.tsx', 'web/api-docs/api-docs.ts'];
const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Packages that the code of both Workers and of the client names, for their types too. */
function inCode(): Set<string> {
  const imports = readImports(readSourceFiles());
  const shipped = findReached(imports, entries);
  return new Set(imports.filter(({ from, own }) => !own && shipped.has(from)).map(({ to }) => to));
}

/** Packages that style sheets take styles and fonts from. */
function inStyles(): Set<string> {
  const named = /(?:@import|@plugin|url\() ?["']((?:@[\w-]+\/)?[\w-]+)/g;
  const sheets = globSync('web/**/*.css', { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8'));
  return new Set(sheets.flatMap((text) => [...text.matchAll(named)].map(([, name = '']) => name)));
}

test('what is shipped needs the dependencies, all of them, and no tool', () => {
  const shipped = new Set([...inCode(), ...inStyles()]);
  expect(Object.keys(dependencies).filter((name) => !shipped.has(name))).toEqual([]);
  expect(Object.keys(devDependencies).filter((name) => shipped.has(name))).toEqual([]);
});

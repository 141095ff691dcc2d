import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../run/project-paths.ts';
import type { SourceFile } from './source-files.ts';

export interface Import {
  from: string;
  /** Path from the root for a file of the project, else the name of the package. */
  to: string;
  own: boolean;
  /** Erased when the code runs. */
  typeOnly: boolean;
}

const endings = ['', '.ts', '.tsx', '.mjs', '.d.ts', '/index.ts', '/index.tsx'];

function resolve(from: string, specifier: string): string {
  const request = specifier.replace(/\?.*$/, '');
  // `#src/kernel/ids.ts`: an alias of package.json, from the root.
  const path = request.startsWith('#') ? request.slice(1) : posix.join(posix.dirname(from), request);
  const ending = endings.find((end) => /\.[a-z]+$/.test(path + end) && existsSync(join(root, path + end)));
  return ending === undefined ? path : path + ending;
}

function packageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Everything that the files import, from one another and from packages. */
export function readImports(files: SourceFile[]): Import[] {
  return files.flatMap(({ path, text, parsed }) => {
    const { staticImports, staticExports, dynamicImports } = parsed.module;
    const requests = [
      ...staticImports.map(({ moduleRequest, entries }) => ({
        specifier: moduleRequest.value,
        typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
      })),
      ...staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest, isType }) =>
          moduleRequest ? [{ specifier: moduleRequest.value, typeOnly: isType }] : [],
        ),
      ),
      ...dynamicImports.map(({ moduleRequest }) => ({
        specifier: text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
        typeOnly: false,
      })),
    ];
    return requests.map(({ specifier, typeOnly }) => {
      const own = /^[.#]/.test(specifier);
      return { from: path, to: own ? resolve(path, specifier) : packageName(specifier), own, typeOnly };
    });
  });
}

/** Circles of imports that remain when the code runs, each as the files on the way. */
export function findCycles(imports: Import[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { from, to, own, typeOnly } of imports) {
    if (own && !typeOnly) targets.set(from, [...(targets.get(from) ?? []), to]);
  }
  const cycles: string[][] = [];
  const done = new Set<string>();
  const walk = (file: string, way: string[]) => {
    const start = way.indexOf(file);
    if (start >= 0) cycles.push([...way.slice(start), file]);
    if (start >= 0 || done.has(file)) return;
    for (const target of targets.get(file) ?? []) walk(target, [...way, file]);
    done.add(file);
  };
  for (const file of targets.keys()) walk(file, []);
  return cycles;
}

/** All that is loaded with the files, themselves included: what they import, what that imports, and so on. */
export function findReached(imports: Import[], starts: string[]): Set<string> {
  const reached = new Set<string>();
  const walk = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const { from, to, typeOnly } of imports) if (from === file && !typeOnly) walk(to);
  };
  starts.forEach(walk);
  return reached;
}

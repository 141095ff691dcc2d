import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { BuiltWorker } from '../build/build-output.ts';

/** Bytes. */
export interface BuildWeights {
  /** All code of the API Worker, compressed as it is uploaded. */
  api: number;
  /** All modules of the analysis Worker as they are. */
  analysis: number;
  /** JavaScript that the landing page waits for, compressed. */
  landing: number;
  /** JavaScript that each page waits for after the landing page, compressed, by the name of the page. */
  pages: Record<string, number>;
  /** How many scripts each page waits for in all, by the name of the page. */
  scripts: Record<string, number>;
}

export function weighWorkers({ api, analysis }: { api: BuiltWorker; analysis: BuiltWorker }) {
  return { api: gzipSync(Buffer.concat(modulesOf(api))).length, analysis: Buffer.concat(modulesOf(analysis)).length };
}

const modulesOf = ({ folder }: BuiltWorker) =>
  globSync('**/*.{js,mjs,wasm,bin}', { cwd: folder }).map((path) => readFileSync(join(folder, path)));

/** `folder` is the built client. What a page loads once it is shown (a dialog, another view of a file) is not counted. */
export function weighClient(folder: string): Pick<BuildWeights, 'landing' | 'pages' | 'scripts'> {
  const assets = join(folder, 'assets');
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const entry = [...html.matchAll(/(?:src|href)="\/assets\/([\w.-]+\.js)"/g)].map(([, name = '']) => name);
  const before = [...html.matchAll(/src="\/([\w-]+\.js)"/g)].map(([, name = '']) => join(folder, name));
  const chunks = new Map(globSync('*.page-*.js', { cwd: assets }).map((name) => [name.split('.page-')[0] ?? '', name]));
  const landing = chunks.get('landing');
  if (!landing || entry.length === 0) throw new Error(`${folder} holds no landing page with its scripts.`);

  const first = withImports(assets, [...entry, landing]);
  const pages = [...chunks].filter(([, name]) => name !== landing);
  const own = (name: string) => [...withImports(assets, [name])].filter((each) => !first.has(each));
  const inAssets = (names: Iterable<string>) => [...names].map((name) => join(assets, name));
  return {
    landing: compressed([...before, ...inAssets(first)]),
    pages: Object.fromEntries(pages.map(([page, name]) => [page, compressed(inAssets(own(name)))])),
    scripts: Object.fromEntries(
      [...chunks].map(([page, name]) => [page, before.length + withImports(assets, [...entry, name]).size]),
    ),
  };
}

/** Files with everything that they import, which the browser waits for. */
function withImports(folder: string, names: string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    const code = readFileSync(join(folder, name), 'utf8');
    const imports = [...code.matchAll(/\b(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map(([, each = '']) => each);
    withImports(folder, imports, found);
  }
  return found;
}

const compressed = (paths: string[]) =>
  paths.reduce((sum, path) => sum + brotliCompressSync(readFileSync(path)).length, 0);

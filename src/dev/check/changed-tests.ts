import { dirname } from 'node:path/posix';
import { findReached, type Import } from './import-graph.ts';

/** What decides how everything is built and run: when it changes, all tests run. */
const ofEverything =
  /^(package(-lock)?\.json|vite\.config\.ts|[^/]*wrangler\.toml|worker\/wrangler\.toml|migrations\/|.*tsconfig)/;
const client = 'web/app/main.tsx';
const workers = ['src/index.ts', 'worker/index.ts'];
const texts = 'src/i18n/paraglide/messages.js';

export interface Touched {
  /** Test files to run; null: all of them. */
  tests: string[] | null;
  /** Pages (`*.page.tsx`) that the change reaches. */
  pages: string[];
}

/**
 * The tests that a change touches: those that load a changed file, and those in the browser or against both Workers
 * whose pages or Workers do. `files` are all code files, `imports` theirs, `changed` paths from the root.
 */
export function testsOfChange(files: string[], imports: Import[], changed: string[]): Touched {
  if (changed.some((path) => ofEverything.test(path))) return { tests: null, pages: files.filter(isPage) };
  const hit = new Set(changed.map((path) => (path.startsWith('src/i18n/messages/') ? texts : path)));
  const isTouched = (starts: string[]) => [...findReached(imports, starts)].some((path) => hit.has(path));
  const tests = files.filter((path) => /\.test\.tsx?$/.test(path) && isTouched([path, ...shownBy(path, files)]));
  return { tests, pages: files.filter((path) => isPage(path) && isTouched([path])) };
}

const isPage = (path: string) => path.endsWith('.page.tsx');

/** What a test shows without importing it. */
function shownBy(test: string, files: string[]): string[] {
  if (test.startsWith('src/testing/integration/')) return workers;
  if (!test.endsWith('.browser.test.ts')) return [];
  const folder = dirname(test);
  return folder.startsWith('web/pages/') ? files.filter((path) => isPage(path) && dirname(path) === folder) : [client];
}

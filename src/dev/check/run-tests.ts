import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../build/build-app.ts';
import { compileMessages } from '../build/compile-messages.ts';
import { startNode, stopProcess } from '../run/child-process.ts';
import { binary } from '../run/project-paths.ts';
import { stopOnSignals } from '../run/stop-signals.ts';
import { changedFiles } from './changed-files.ts';
import { type Touched, testsOfChange } from './changed-tests.ts';
import { ensureBrowser } from './find-browser.ts';
import { readImports } from './import-graph.ts';
import { routesOf } from './routed-pages.ts';
import { readSourceFiles } from './source-files.ts';
import type { Totals } from './totals-reporter.ts';

const [given, since] = takeChanged(process.argv.slice(2));
const [args, shards] = takeShards(given);
const projects = args.flatMap((arg, index) => {
  if (arg === '--project') return [args[index + 1] ?? ''];
  return arg.startsWith('--project=') ? [arg.slice('--project='.length)] : [];
});
/** Groups of tests that need a build or a browser first. */
const testsOf: Record<string, (path: string) => boolean> = {
  browser: (path) => path.endsWith('.browser.test.ts'),
  integration: (path) => path.startsWith('src/testing/integration/'),
};
const touched = since === null ? null : touchedBy(since);
const runs = (project: string) =>
  (projects.length === 0 || projects.includes(project)) && (touched?.tests?.some(testsOf[project] ?? Boolean) ?? true);

if (touched?.tests?.length === 0) {
  console.log('No test is touched by what changed.\n0 passed, 0 failed');
  process.exit();
}
stopOnSignals(1);
const folder = mkdtempSync(join(tmpdir(), 'plainclause-tests-'));
try {
  await compileMessages();
  const env: Record<string, string> = shards ? { SHARDS: shards } : {};
  if (runs('browser')) env.CHROME_PATH = await ensureBrowser();
  const built = runs('browser') || runs('integration') ? await build() : true;
  // Without a build the other tests still say what holds.
  const independent = ['project', 'api', 'analysis', 'web'].map((project) => `--project=${project}`);
  const possible = built || projects.length > 0 ? [] : independent;

  const totalsFile = join(folder, 'totals.json');
  const reporters = ['--reporter=default', '--reporter=src/dev/check/totals-reporter.ts'];
  const config = ['--config', 'src/testing/vitest.config.ts'];
  const chosen = touched?.tests ?? [];
  if (touched?.tests) env.WALKED_ROUTES = routesOf(touched.pages).join();
  const vitest = startNode([binary.vitest, 'run', ...config, ...reporters, ...possible, ...chosen, ...args], {
    env: { ...env, TOTALS_FILE: totalsFile },
  });
  // A test that never returns inside a Worker cannot be timed out from within.
  const limit = setTimeout(() => {
    console.error('The tests are stopped: they did not end within 40 minutes.');
    void stopProcess(vitest);
  }, 40 * 60_000);
  const [code] = await once(vitest, 'exit');
  clearTimeout(limit);
  const totals = readTotals(totalsFile);
  if (!built) totals.failed++;
  // A run that broke off or found no test has failed too.
  if (code !== 0 && totals.failed === 0) totals.failed = 1;
  process.exitCode = totals.failed > 0 ? 1 : 0;
  console.log(`${totals.passed} passed, ${totals.failed} failed`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

/** `--shards=2` is ours: contracts in so many databases, and accounts in another. */
function takeShards(all: string[]): [args: string[], shards: string | null] {
  const asked = all.find((arg) => arg.startsWith('--shards='));
  return [all.filter((arg) => arg !== asked), asked?.split('=')[1] ?? null];
}

/** `--changed`, or `--changed=main`, is ours: what tests of pages and Workers need is not seen from their imports. */
function takeChanged(all: string[]): [args: string[], since: string | null] {
  const asked = all.find((arg) => /^--changed(=|$)/.test(arg));
  return [all.filter((arg) => arg !== asked), asked ? asked.split('=')[1] || 'HEAD' : null];
}

function touchedBy(since: string): Touched {
  const files = readSourceFiles();
  const paths = files.map(({ path }) => path);
  return testsOfChange(paths, readImports(files), changedFiles(since));
}

async function build(): Promise<boolean> {
  try {
    await buildApp({ onBuild: () => console.log('Building…') });
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

function readTotals(path: string): Totals {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { passed: 0, failed: 0 };
}

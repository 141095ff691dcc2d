// Runs on whatever Node the machine has (20 or newer): installs the packages when they do not match
// the lock file, then runs a script of the tools under the Node that the project brings along.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../../..');
const windows = process.platform === 'win32';
const major = (version) => Number(version.replace(/^v/, '').split('.')[0]);
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** The Node of the `node` package, else the running one when it is new enough, else null. */
function projectNode() {
  const own = join(root, 'node_modules/node/bin', windows ? 'node.exe' : 'node');
  if (existsSync(own)) return own;
  return major(process.version) >= 24 ? process.execPath : null;
}

/** Whether every package that the lock file asks for is there in that version. */
function installed() {
  try {
    const lock = readJson('package-lock.json').packages;
    const present = readJson('node_modules/.package-lock.json').packages;
    const wanted = readJson('package.json');
    const pinned = { ...lock[''].dependencies, ...lock[''].devDependencies };
    const direct = { ...wanted.dependencies, ...wanted.devDependencies };
    return (
      Object.entries(direct).every(([name, version]) => pinned[name] === version) &&
      Object.entries(lock).every(
        ([path, entry]) => path === '' || entry.optional || present[path]?.version === entry.version,
      ) &&
      projectNode() !== null
    );
  } catch {
    return false;
  }
}

function install() {
  console.log('Installing packages…');
  const own = process.env.npm_execpath;
  const [command, before] = own?.endsWith('.js') ? [process.execPath, [own]] : ['npm', []];
  // The lock file is obeyed and never rewritten; it may list less than another platform needs.
  const args = [...before, 'install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: windows && command === 'npm',
    env: { ...process.env, NODE_ENV: '' },
  });
  if (result.status === 0 && installed()) return;
  console.error(result.error?.message ?? 'The packages could not be installed: see the lines above.');
  process.exit(1);
}

export function ensureInstalled() {
  if (major(process.version) < 20) {
    console.error(`Node 20 or newer is needed; this is ${process.version}.`);
    process.exit(1);
  }
  if (!installed()) install();
}

/** Runs `script`, a path below src/dev, to its end, hands signals on, and ends with its exit code. */
export function runUnderProjectNode(script, args = process.argv.slice(2)) {
  const node = projectNode();
  if (!node) {
    console.error(`This platform needs Node 24 or newer; this is ${process.version}.`);
    process.exit(1);
  }
  const path = [join(node, '..'), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(node, [join(root, 'src/dev', script), ...args], {
    cwd: root,
    // The script notices by the closed channel when this process is gone, however it ended.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: path },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  stopWithNpm(child);
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** npm hands SIGTERM to a shell that dies of it without telling its child: notice that the shell is gone. */
function stopWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && child.kill('SIGTERM'), 250).unref();
}

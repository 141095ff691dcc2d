import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { quietEnv, root } from './project-paths.ts';

type Env = Record<string, string | undefined>;

const running = new Set<ChildProcess>();

const endWithParent = pathToFileURL(join(import.meta.dirname, 'end-with-parent.mjs')).href;

/** Starts a Node program of the project, which ends with this one. With `onOutput` its output is handed over, else shown. */
export function startNode(args: string[], options: { env?: Env; onOutput?: (text: string) => void } = {}) {
  const { env, onOutput } = options;
  const output = onOutput ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, ['--import', endWithParent, ...args], {
    cwd: root,
    stdio: ['ignore', output, output, 'ipc'],
    env: { ...process.env, ...quietEnv, ...env },
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  if (onOutput) {
    child.stdout?.setEncoding('utf8').on('data', onOutput);
    child.stderr?.setEncoding('utf8').on('data', onOutput);
  }
  return child;
}

/** Runs a Node program of the project to its end. Throws with all it printed when it fails. */
export async function runNode(args: string[], env: Env = {}): Promise<string> {
  let output = '';
  const child = startNode(args, {
    env,
    onOutput: (text) => {
      output += text;
    },
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}\n${output}`);
  return output;
}

/** Asks a process to end, and makes it end when it has not after five seconds. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), 5000);
  await ended;
  clearTimeout(force);
}

/** Ends all that was started here. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map(stopProcess));
}

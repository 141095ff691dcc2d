import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { compileMessages } from '../build/compile-messages.ts';
import { root } from '../run/project-paths.ts';
import { lawWarning } from './law-dates.ts';

const local = (path: string) => join(root, 'node_modules', path);
const typescript = [local('typescript/bin/tsc'), '--noEmit', '--pretty', 'false', '-p'];
const checks: [name: string, args: string[]][] = [
  ['types of the API Worker', [...typescript, 'src']],
  ['types of the analysis Worker', [...typescript, 'worker']],
  ['types of the client', [...typescript, 'web']],
  ['types of tools and tests', [...typescript, 'src/dev']],
  ['format and lint', [local('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '.']],
  ['unused code and dependencies', [local('knip/bin/knip.js'), '--config', '.knip.json', '--no-progress']],
  ['message catalogues', ['src/dev/check/messages/check-messages.ts']],
];

async function passes([name, args]: (typeof checks)[number]): Promise<boolean> {
  const started = performance.now();
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const mark = code === 0 ? styleText('green', '✓') : styleText('red', '✗');
  console.log(`${mark} ${name} (${seconds} s)${code === 0 ? '' : `\n${output.trimEnd()}\n`}`);
  return code === 0;
}

await compileMessages();
const waiting = [...checks];
let failed = 0;
async function work() {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    if (!(await passes(check))) failed++;
  }
}
await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work));
const warning = lawWarning(new Date().toISOString().slice(0, 10));
if (warning) console.log(`${styleText('yellow', '!')} ${warning}`);
console.log(`${checks.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

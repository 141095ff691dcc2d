/**
 * Damages files of every kind in thousands of ways and has each read: every one must be read or refused with a known
 * code, within three seconds of processor time.
 *
 *   npm run fuzz [-- DIR …] [--cases=N] [--seed=N] [--case=N]
 *
 * The project's own fixtures are damaged, and the files of DIR. The same seed makes the same cases; `--case` repeats one
 * and prints what came of it. What a reader falls over is kept in `.wrangler/fuzz`. Ends with 1 where there is any.
 */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { contractErrorCodes } from '#src/features/contracts/contracts.errors.ts';
import { mutateFile, randomOf } from '#worker/extract/testing/mutate-file.ts';
import { root } from '../run/project-paths.ts';
import { FuzzTable } from './fuzz/fuzz-table.ts';
import { startThread } from './fuzz/running-thread.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cases: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    case: { type: 'string' },
  },
});
const seed = Number(values.seed);
const largest = 2 * 1024 * 1024;
const kept = join(root, '.wrangler/fuzz');

const filesOf = (folder: string) =>
  readdirSync(folder)
    .toSorted()
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile() && statSync(path).size <= largest);
const folders = [join(root, 'worker/extract/testing/fixtures'), ...positionals];
const originals = folders.flatMap(filesOf).map((path) => ({ path, bytes: new Uint8Array(readFileSync(path)) }));

/** The case of a number: files take turns, and each case has random numbers of its own. */
function makeCase(number: number) {
  const random = randomOf(seed * 1_000_003 + number);
  const original = originals[number % originals.length];
  const other = originals[Math.floor(random() * originals.length)];
  if (!original || !other) throw new Error('there is no file to damage');
  return { name: basename(original.path), bytes: mutateFile(original.bytes, random, other.bytes) };
}

const known = new Set<string>(['read', ...contractErrorCodes]);
const thread = await startThread();
const table = new FuzzTable();
const only = values.case === undefined ? null : Number(values.case);
const numbers = only === null ? Array.from({ length: Number(values.cases) }, (_, number) => number) : [only];
for (const number of numbers) {
  const { name, bytes } = makeCase(number);
  const answer = await thread.ask({ bytes, fileName: name });
  const fault = answer.fault ?? (known.has(answer.outcome) ? null : `unknown: ${answer.outcome}`);
  table.add(extname(name).slice(1), answer);
  if (only !== null) console.log(`case ${number}: ${name}, ${answer.outcome}, ${answer.milliseconds.toFixed(0)} ms`);
  if (fault === null) continue;
  mkdirSync(kept, { recursive: true });
  const path = join(kept, `${seed}-${number}-${name}`);
  writeFileSync(path, bytes);
  console.log(`case ${number}, kept as ${path}\n${fault}\n`);
}
await thread.close();
if (only === null) table.print();
process.exitCode = table.faults === 0 ? 0 : 1;

/**
 * Shows how files of every kind are read: what each is, how long reading and measuring it took, and the most memory
 * that its isolate took beyond an idle one.
 *
 *   npm run formats [-- DIR …] [--large] [--json FILE]
 *
 * Every file of DIR (as it is, whatever its kind), the project's own fixtures and the files that must be refused. Each
 * is read in a fresh workerd, so that its memory is its own. `--large` reads files of 10 MB instead, and every file made
 * to do harm beside an honest one in the same isolate. Ends with 1 where a file is read that must be refused, or the
 * other way round.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { badFiles } from '#worker/extract/testing/bad-files.ts';
import { root } from '../run/project-paths.ts';
import { largeFiles } from './formats/large-files.ts';
import { type FormatRow, measureAlone, measureBeside, type SampleFile } from './formats/measure-file.ts';

// An isolate collects its garbage before it comes to 128 MB; a process that has no limit lets it lie.
process.env.MINIFLARE_WORKERD_V8_FLAGS ??= '--max-heap-size=96';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { large: { type: 'boolean', default: false }, json: { type: 'string' } },
});

const fixtures = join(root, 'worker/extract/testing/fixtures');
const filesOf = (folder: string): SampleFile[] =>
  readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => ({ what: path.slice(folder.length + 1), fileName: path, make: () => readFileSync(path) }));

const rows: FormatRow[] = [];
async function show(row: FormatRow): Promise<void> {
  rows.push(row);
  const { what, kind, outcome, characters, pages, milliseconds, memory, right } = row;
  const cells = [kind, outcome, characters, pages, milliseconds.toFixed(0), memory?.toFixed(0), right ? '' : 'WRONG'];
  console.log(what.slice(0, 46).padEnd(47) + cells.map((cell, index) => column(cell, index)).join(' '));
}
const widths = [5, 31, 10, 6, 7, 7, 6];
const column = (cell: string | number | null | undefined, index: number) =>
  String(cell ?? '–').padStart(widths[index] ?? 8);

console.log('file'.padEnd(47) + ['kind', 'outcome', 'characters', 'pages', 'ms', 'MB', ''].map(column).join(' '));
if (values.large) {
  for (const file of largeFiles) await show(await measureAlone(file));
  const hostile = badFiles.filter(({ code }) => code === 'contracts.file_hostile');
  for (const file of hostile) await show(await measureBeside(file));
} else {
  const given = positionals.flatMap(filesOf);
  for (const file of [...given, ...filesOf(fixtures).map((file) => ({ ...file, code: null })), ...badFiles]) {
    await show(await measureAlone(file));
  }
}
const wrong = rows.filter(({ right }) => !right).length;
console.log(`${rows.length} files, ${rows.filter(({ outcome }) => outcome === 'read').length} read, ${wrong} wrong`);
if (values.json) writeFileSync(values.json, `${JSON.stringify(rows, null, 2)}\n`);
process.exitCode = wrong === 0 ? 0 : 1;

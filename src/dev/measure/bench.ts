/**
 * Measures how PDFs are read: how fast, beside `pdftotext` where it is installed, and how many of the words.
 *
 *   npm run bench -- DIR [--rounds N] [--json FILE]
 *
 * DIR holds `pdf/NAME.pdf` and, for the words, `txt/NAME.txt`. Both readers take turns on each file; the time is
 * the median of the rounds, with the start of a process for `pdftotext` and a request to workerd for ours.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { startReader } from './bench/running-reader.ts';
import { medianOf, wordRecall } from './bench/word-recall.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' }, json: { type: 'string' } },
});
const [folder] = positionals;
if (!folder) throw new Error('usage: npm run bench -- DIR [--rounds N] [--json FILE]');

const hasPdftotext = spawnSync('pdftotext', ['-v']).error === undefined;
const rounds = Number(values.rounds);
const reader = await startReader();
const files = readdirSync(join(folder, 'pdf')).filter((name) => name.endsWith('.pdf'));
const rows = [];
for (const name of files) rows.push(await measure(join(folder, 'pdf', name)));
const peak = reader.peakMemory();
await reader.close();

print('document', 'pages', 'ms', 'pdftotext', 'ratio', 'recall');
for (const { name, pages, ms, other, ratio, recall, code } of rows) {
  print(name, pages, ms.toFixed(1), other?.toFixed(1), ratio?.toFixed(2), code ?? recall?.toFixed(4));
}
const recalls = rows.flatMap(({ recall }) => recall ?? []);
const long = rows.filter(({ pages }) => pages > 20).flatMap(({ ratio }) => ratio ?? []);
const summary = {
  recallMedian: medianOf(recalls),
  recallLowest: Math.min(...recalls),
  ratioMedianOver20Pages: medianOf(long),
  ratioHighestOver20Pages: Math.max(...long),
  peakMemoryMb: Math.round(peak),
};
for (const [name, value] of Object.entries(summary)) console.log(`${name} ${Number(value.toFixed(4))}`);
if (values.json) writeFileSync(values.json, `${JSON.stringify({ rows, summary }, null, 2)}\n`);

async function measure(path: string) {
  const name = basename(path, '.pdf');
  const bytes = new Uint8Array(readFileSync(path));
  const first = await reader.read(bytes, `${name}.pdf`);
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < rounds; round++) {
    ours.push((await reader.read(bytes, `${name}.pdf`)).milliseconds);
    if (hasPdftotext) theirs.push(timePdftotext(path));
  }
  const ms = medianOf(ours);
  const other = hasPdftotext ? medianOf(theirs) : undefined;
  const twin = join(String(folder), 'txt', `${name}.txt`);
  const recall = existsSync(twin) ? wordRecall(readFileSync(twin, 'utf8'), first.text ?? '') : undefined;
  return { name, pages: first.pagesTotal ?? 0, code: first.code, ms, other, ratio: other && ms / other, recall };
}

function timePdftotext(path: string): number {
  const started = performance.now();
  spawnSync('pdftotext', ['-enc', 'UTF-8', path, '-'], { maxBuffer: 1e9 });
  return performance.now() - started;
}

function print(name: string, ...cells: (string | number | undefined)[]) {
  console.log(name.padEnd(24) + cells.map((cell) => String(cell ?? '–').padStart(11)).join(''));
}

/**
 * Measures the built-in analyst and the language detection on labelled contracts, and prints a table.
 *
 *   npm run eval -- DIR [--json FILE] [--type SLUG] [--only BRIEFS] [--scorer FILE]
 *
 * DIR holds documents with answer keys (`en/01.txt` and `en/01.json`), which the `everyday-score.mjs` beside it or
 * `--scorer` scores, all of them or those of some briefs (`--only A,B`); or it holds `clause-types.json` and folders `cuad*`, `unfair-terms*`, `language*`. `--type` lists, for one
 * clause type, the labelled words that were not quoted and the quotes that no label backs.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type AnalysedGold, analyseGold } from './eval/analyse-gold.ts';
import { loadScorer, printEveryday, readEveryday, scoreEveryday } from './eval/everyday.ts';
import { readGold } from './eval/gold.ts';
import { scoreLanguage } from './eval/language.ts';
import { addTally, emptyTally, overlapsByHalf, scoresOf, type Tally, tallyType } from './eval/score.ts';
import { loadWorkerCode } from './eval/worker-code.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'string' },
    type: { type: 'string' },
    only: { type: 'string' },
    scorer: { type: 'string' },
  },
});
const [folder] = positionals;
if (!folder) throw new Error('usage: npm run eval -- DIR [--json FILE] [--type SLUG] [--only BRIEFS] [--scorer FILE]');

const worker = await loadWorkerCode();
const analysed: AnalysedGold[] = [];
const everyday = readEveryday(folder, values.only?.split(','));
if (everyday.length > 0) await reportEveryday();
else await evaluateLabelled();
await worker.close();

async function reportEveryday() {
  const scorer = await loadScorer(values.scorer ?? join(String(folder), '../everyday-score.mjs'));
  const { columns, counts } = await scoreEveryday(worker, everyday, scorer);
  printEveryday(columns);
  if (values.json) writeFileSync(values.json, `${JSON.stringify({ columns, counts }, null, 2)}\n`);
}

async function evaluateLabelled() {
  for (const document of readGold(String(folder))) analysed.push(await analyseGold(worker, document));
  if (values.type) explain(values.type);
  else await report();
}

function report() {
  const sets = Map.groupBy(analysed, ({ document }) => document.set);
  const results = [...sets].map(([set, members]) => {
    const byType = tally(members);
    const all = emptyTally();
    for (const one of byType.values()) addTally(all, one);
    printTable(set, byType, all, members);
    return {
      set,
      contracts: members.length,
      micro: { ...scoresOf(all), ...all },
      types: Object.fromEntries([...byType].map(([type, one]) => [type, { ...scoresOf(one), ...one }])),
      exactQuotes: sum(members, 'exactQuotes'),
      misplacedQuotes: sum(members, 'misplacedQuotes'),
      milliseconds: Math.round(sum(members, 'milliseconds')),
      slowest: Math.round(Math.max(...members.map(({ milliseconds }) => milliseconds))),
    };
  });
  return finish(results);
}

async function finish(results: unknown[]) {
  const language = await scoreLanguage(worker, String(folder));
  if (language) {
    const { texts, snippets, foreign } = language;
    console.log(
      `language: texts ${texts.right}/${texts.total} · snippets ${snippets.right}/${snippets.total} · foreign taken for one of the five ${foreign.taken}/${foreign.total}`,
    );
  }
  if (values.json) writeFileSync(values.json, `${JSON.stringify({ results, language }, null, 2)}\n`);
}

function tally(members: readonly AnalysedGold[]): Map<string, Tally> {
  const byType = new Map<string, Tally>();
  for (const { document, gold, quotes } of members) {
    for (const type of document.labelledTypes) {
      const one = byType.get(type) ?? emptyTally();
      byType.set(type, one);
      tallyType(one, gold.get(type) ?? [], quotes.get(type));
    }
  }
  return byType;
}

function printTable(set: string, byType: Map<string, Tally>, all: Tally, members: readonly AnalysedGold[]) {
  console.log(`\n${set}: ${members.length} contracts`);
  console.log(row(['clause type', 'tp', 'fp', 'fn', 'P', 'R', 'F1', 'spans']));
  for (const [type, one] of [...byType, ['all (micro)', all] as const]) {
    const { precision, recall, f1, located } = scoresOf(one);
    const counts = [one.truePositives, one.falsePositives, one.falseNegatives].map(String);
    console.log(row([type, ...counts, ...[precision, recall, f1, located].map((share) => share.toFixed(2))]));
  }
  const slowest = Math.max(...members.map(({ milliseconds }) => milliseconds)).toFixed(0);
  console.log(
    `quotes exact ${sum(members, 'exactQuotes')}, misplaced ${sum(members, 'misplacedQuotes')}; slowest contract ${slowest} ms, all ${sum(members, 'milliseconds').toFixed(0)} ms`,
  );
}

function row([first = '', ...cells]: readonly string[]) {
  return first.padEnd(36) + cells.map((cell) => cell.padStart(6)).join('');
}

function sum(members: readonly AnalysedGold[], key: 'exactQuotes' | 'misplacedQuotes' | 'milliseconds') {
  return members.reduce((total, member) => total + member[key], 0);
}

function explain(type: string) {
  for (const { document, text, gold, quotes } of analysed) {
    if (!document.labelledTypes.has(type)) continue;
    const labelled = gold.get(type) ?? [];
    const quoted = quotes.get(type) ?? [];
    const show = (mark: string, { start, end }: { start: number; end: number }) =>
      console.log(
        `${document.set}/${document.name} ${mark} ${text.slice(start, Math.min(end, start + 500)).replace(/\s+/g, ' ')}`,
      );
    for (const span of labelled)
      if (!quoted.some((quote) => overlapsByHalf(span, quote))) show(quoted.length ? 'unquoted' : 'MISSED', span);
    for (const quote of quoted) {
      if (!labelled.some((span) => overlapsByHalf(span, quote))) show(labelled.length ? 'unlabelled' : 'WRONG', quote);
    }
  }
}

import { writeFileSync } from 'node:fs';
import { type AnalysedGold, analyseGold } from './analyse-gold.ts';
import { readGold } from './gold.ts';
import { scoreLanguage } from './language.ts';
import { addTally, emptyTally, overlapsByHalf, type Span, scoresOf, type Tally, tallyType } from './score.ts';
import type { WorkerCode } from './worker-code.ts';

/**
 * Measures the built-in analyst on contracts in which people have labelled the clauses, and how well languages are told
 * apart. Of one clause type, lists the labelled words that were not quoted and the quotes that no label backs.
 */
export async function evaluateLabelled(
  worker: WorkerCode,
  folder: string,
  { type, json }: { type?: string; json?: string },
) {
  const analysed: AnalysedGold[] = [];
  for (const document of readGold(folder)) analysed.push(await analyseGold(worker, document));
  if (type) return explain(type, analysed);
  const results = report(analysed);
  const language = await reportLanguage(worker, folder);
  if (json) writeFileSync(json, `${JSON.stringify({ results, language }, null, 2)}\n`);
}

function report(analysed: readonly AnalysedGold[]) {
  const sets = Map.groupBy(analysed, ({ document }) => document.set);
  return [...sets].map(([set, members]) => {
    const byType = tally(members);
    const all = emptyTally();
    for (const one of byType.values()) addTally(all, one);
    printTable(set, byType, all, members);
    const unfair = scoreUnfair(members);
    if (unfair) {
      const { raised, precision, reached } = unfair;
      const [found, right, seen] = [raised, precision, reached].map((share) => share.toFixed(2));
      console.log(`unfair sentences raised ${found} (precision ${right}), raised or pointed at ${seen}`);
    }
    return {
      set,
      contracts: members.length,
      unfair,
      micro: { ...scoresOf(all), ...all },
      types: Object.fromEntries([...byType].map(([type, one]) => [type, { ...scoresOf(one), ...one }])),
      exactQuotes: sum(members, 'exactQuotes'),
      misplacedQuotes: sum(members, 'misplacedQuotes'),
      milliseconds: Math.round(sum(members, 'milliseconds')),
      slowest: Math.round(Math.max(...members.map(({ milliseconds }) => milliseconds))),
    };
  });
}

/** What is raised of the sentences that people found unfair; null where none is labelled so. */
function scoreUnfair(members: readonly AnalysedGold[]) {
  const total = members.reduce((count, { unfair }) => count + unfair.length, 0);
  if (total === 0) return null;
  const touched = (spans: readonly Span[], by: readonly Span[]) =>
    spans.filter((span) => by.some((one) => overlapsByHalf(span, one))).length;
  const all = (count: (member: AnalysedGold) => number) => members.reduce((result, one) => result + count(one), 0);
  return {
    raised: all(({ unfair, raised }) => touched(unfair, raised)) / total,
    precision: all(({ unfair, raised }) => touched(raised, unfair)) / all(({ raised }) => raised.length),
    reached: all(({ unfair, raised, pointed }) => touched(unfair, [...raised, ...pointed])) / total,
  };
}

async function reportLanguage(worker: WorkerCode, folder: string) {
  const language = await scoreLanguage(worker, folder);
  if (language) {
    const { texts, snippets, foreign } = language;
    console.log(
      `language: texts ${texts.right}/${texts.total} · snippets ${snippets.right}/${snippets.total} · foreign taken for one of the five ${foreign.taken}/${foreign.total}`,
    );
  }
  return language;
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

function explain(type: string, analysed: readonly AnalysedGold[]) {
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

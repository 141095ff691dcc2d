import { type EverydayDocument, printEveryday, type Scorer, scoresOfAll } from '../everyday.ts';
import type { WorkerCode } from '../worker-code.ts';
import { type ModelReading, readByModel, type UsedModel } from './read-by-model.ts';

/** Has a language model read documents, so many at the same time, and prints scores, tokens and times. */
export async function reportModel(
  worker: WorkerCode,
  used: UsedModel,
  documents: readonly EverydayDocument[],
  { scorer, atOnce }: { scorer: Scorer; atOnce: number },
) {
  const code = await worker.loadModel();
  const left = [...documents.entries()];
  const readings: ModelReading[] = [];
  const readOn = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [place, document] = next;
      const reading = await readByModel(worker, code, used, document, scorer);
      console.log(lineOf(reading));
      readings[place] = reading;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, readOn));
  const scored = readings.flatMap(({ document: { language }, counts }) => (counts ? [{ language, counts }] : []));
  const failed = readings.filter(({ failure }) => failure);
  const scores = scored.length > 0 ? scoresOfAll(scored, scorer) : null;
  if (scores) {
    console.log(`\n${used.name}: ${scored.length} of ${readings.length} documents were analysed`);
    printEveryday(scores.columns);
  }
  if (failed.length > 0) console.log(`not analysed: ${failed.map(({ document }) => document.name).join(', ')}`);
  const total = totalOf(readings);
  console.log(lineOfTotal(total, readings));
  return { scores, total, failed: failed.map(({ document, failure }) => ({ document: document.name, failure })) };
}

function lineOf({ document, firstMs, allMs, spent, failure }: ModelReading) {
  const { questions, sent, cached, written } = spent;
  const times = `first ${firstMs === null ? '–' : seconds(firstMs)}, all ${seconds(allMs)}`;
  const tokens = `${questions} questions, ${sent} tokens sent (${cached} cached), ${written} written`;
  return `${document.name.padEnd(8)}${times}; ${tokens}${failure ? `; FAILED: ${failure}` : ''}`;
}

function totalOf(readings: readonly ModelReading[]) {
  const sum = (name: keyof ModelReading['spent']) => readings.reduce((total, { spent }) => total + spent[name], 0);
  return { questions: sum('questions'), sent: sum('sent'), cached: sum('cached'), written: sum('written') };
}

function lineOfTotal({ questions, sent, cached, written }: ReturnType<typeof totalOf>, readings: ModelReading[]) {
  const slowest = (name: 'firstMs' | 'allMs') => seconds(Math.max(...readings.map((reading) => reading[name] ?? 0)));
  return [
    `in all ${questions} questions, ${sent} tokens sent (${cached} cached), ${written} written`,
    `slowest: first finding ${slowest('firstMs')}, all ${slowest('allMs')}`,
  ].join('; ');
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

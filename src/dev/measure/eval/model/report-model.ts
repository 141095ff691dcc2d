import { addTokens, costMicros, noTokens } from '#src/features/model-usage/model-usage.rules.ts';
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
  const total = totalOf(readings, used);
  console.log(`in all ${spentOn(total)}${slowest(readings)}`);
  return { scores, total, failed: failed.map(({ document, failure }) => ({ document: document.name, failure })) };
}

function lineOf(reading: ModelReading) {
  const { document, firstMs, allMs, failure } = reading;
  const times = `first ${firstMs === null ? '–' : seconds(firstMs)}, all ${seconds(allMs)}`;
  return `${document.name.padEnd(8)}${times}; ${spentOn(reading)}${failure ? `; FAILED: ${failure}` : ''}`;
}

function totalOf(readings: readonly ModelReading[], { price }: UsedModel) {
  const tokens = readings.map((reading) => reading.tokens).reduce(addTokens, noTokens);
  const questions = readings.reduce((sum, reading) => sum + reading.questions, 0);
  return { questions, tokens, costMicros: costMicros(tokens, price) };
}

type Spent = Pick<ReturnType<typeof totalOf>, 'questions' | 'tokens'> & { costMicros?: number | null };

function spentOn({ questions, tokens, costMicros: cost = null }: Spent) {
  const { prompt, cached, completion, estimated } = tokens;
  const counted = estimated ? 'about ' : '';
  const dollars = cost === null ? '' : `; $${(cost / 1e6).toFixed(4)}`;
  return `${questions} questions, ${counted}${prompt} tokens sent (${cached} cached), ${completion} written${dollars}`;
}

function slowest(readings: readonly ModelReading[]) {
  const most = (name: 'firstMs' | 'allMs') => seconds(Math.max(...readings.map((reading) => reading[name] ?? 0)));
  return `; slowest: first finding ${most('firstMs')}, all ${most('allMs')}`;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

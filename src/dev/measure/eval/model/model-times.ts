import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { noTokens } from '#src/features/model-usage/model-usage.rules.ts';
import type { EverydayDocument, Scorer } from '../everyday.ts';
import type { WorkerCode } from '../worker-code.ts';
import { filledOut } from './filled-out.ts';
import { type Pace, recordedModel } from './paced-model.ts';
import { type ModelReading, readByModel } from './read-by-model.ts';
import type { RecordedDocument } from './recorded-answers.ts';
import { inVirtualTime } from './virtual-time.ts';

/** A service and how fast it writes. Its name says whether it thinks, which decides how long it is waited for. */
const services: { title: string; name: string; pace: Pace }[] = [
  { title: '30/s', name: 'recorded', pace: { tokensPerSecond: 30, firstMs: 500 } },
  { title: '60/s', name: 'recorded', pace: { tokensPerSecond: 60, firstMs: 500 } },
  { title: '120/s', name: 'recorded', pace: { tokensPerSecond: 120, firstMs: 500 } },
  { title: '60/s, 60 s think', name: 'recorded-reasoning', pace: { tokensPerSecond: 60, firstMs: 60_000 } },
];
const charactersPerPage = 3000;

export interface ModelTimes {
  document: string;
  pages: number;
  questions: number;
  sent: number;
  written: number;
  /** Tokens sent as a multiple of the document, once for each question. */
  sentTimes: number;
  services: Record<string, { firstMs: number | null; allMs: number; failure: string | null }>;
}

/** How long recorded answers take, as long as those that are asked for today, at the pace of several services. */
export async function measureTimes(
  worker: WorkerCode,
  documents: readonly (EverydayDocument & RecordedDocument)[],
  scorer: Scorer,
): Promise<ModelTimes[]> {
  const code = await worker.loadModel();
  const full = documents.map((one) => ({ ...one, answer: filledOut(one.answer, one.key) }));
  const readings = new Map<string, ModelReading[]>();
  for (const { title, name, pace } of services) {
    const model = recordedModel(code, full, pace);
    const read = (document: EverydayDocument) =>
      readByModel(worker, code, { model, name, price: null }, document, scorer);
    readings.set(title, await inVirtualTime(() => Promise.all(full.map(read))));
  }
  return full.map(({ name, text }, at) => {
    const own = [...readings].flatMap(([title, all]) =>
      all.slice(at, at + 1).map((reading) => ({ title, ...reading })),
    );
    const { questions, tokens } = own[0] ?? { questions: 0, tokens: noTokens };
    const { prompt: sent, completion: written } = tokens;
    return {
      ...{ document: name, pages: text.length / charactersPerPage, questions, sent, written },
      sentTimes: sent / (countTokens(text) * questions),
      services: Object.fromEntries(
        own.map(({ title, firstMs, allMs, failure }) => [title, { firstMs, allMs, failure }]),
      ),
    };
  });
}

export function printTimes(times: readonly ModelTimes[]) {
  const cells = ['pages', 'questions', 'sent', '× text', 'written'].map((cell) => cell.padStart(10)).join('');
  console.log(
    `\n${'seconds to first / all'.padEnd(24)}${cells}${services.map(({ title }) => title.padStart(19)).join('')}`,
  );
  for (const { document, pages, questions, sent, sentTimes, written, services: own } of times) {
    const counts = [pages.toFixed(1), questions, sent, sentTimes.toFixed(2), written];
    const each = Object.values(own).map(
      ({ firstMs, allMs, failure }) => failure ?? `${seconds(firstMs)} / ${seconds(allMs)}`,
    );
    console.log(
      document.padEnd(24) +
        counts.map((cell) => `${cell}`.padStart(10)).join('') +
        each.map((cell) => cell.padStart(19)).join(''),
    );
  }
}

const seconds = (ms: number | null) => (ms === null ? '–' : (ms / 1000).toFixed(1));

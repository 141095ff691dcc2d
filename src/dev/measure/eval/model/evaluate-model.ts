import { givenVariables } from '#src/dev/run/worker-variables.ts';
import type { EverydayDocument, Scorer } from '../everyday.ts';
import type { WorkerCode } from '../worker-code.ts';
import { measureTimes, printTimes } from './model-times.ts';
import { recordedModel } from './paced-model.ts';
import type { UsedModel } from './read-by-model.ts';
import { readRecordedAnswers } from './recorded-answers.ts';
import { reportModel } from './report-model.ts';

interface Given {
  /** Folder of recorded answers, which stand in for a model. */
  recorded: string | undefined;
  /** Documents that are read at the same time. */
  atOnce: number;
}

/** Measures the language model that the app would use, or recorded answers and how long they would take. */
export async function evaluateModel(
  worker: WorkerCode,
  documents: readonly EverydayDocument[],
  scorer: Scorer,
  { recorded, atOnce }: Given,
) {
  if (!recorded) return reportModel(worker, await configuredModel(worker), documents, { scorer, atOnce });
  const answered = readRecordedAnswers(recorded, documents);
  if (answered.length === 0) throw new Error(`${recorded} holds no answer about these documents`);
  const used = { model: recordedModel(await worker.loadModel(), answered), name: 'recorded', price: null };
  const report = await reportModel(worker, used, answered, { scorer, atOnce });
  const times = await measureTimes(worker, answered, scorer);
  printTimes(times);
  return { ...report, times };
}

async function configuredModel(worker: WorkerCode): Promise<UsedModel> {
  const { parseSharedConfig, createLanguageModel } = await worker.loadModel();
  const { languageModel } = parseSharedConfig({ APP_ENV: 'local', ...givenVariables() });
  if (!languageModel) throw new Error('No language model is configured: set OPENAI_API_KEY as for the app');
  const { model: name, settings, contextTokens, questionsAtOnce: concurrency, price } = languageModel;
  return { model: createLanguageModel(languageModel), name, settings, contextTokens, concurrency, price };
}

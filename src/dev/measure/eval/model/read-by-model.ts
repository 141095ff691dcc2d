import type { LanguageModel } from 'ai';
import type { ModelSettings } from '#src/platform/model-family.ts';
import type { AnalysisError } from '#worker/analyse/analyst.ts';
import { analyseEveryday, type Counts, type EverydayDocument, type Scorer } from '../everyday.ts';
import type { WorkerCode } from '../worker-code.ts';
import { metered, type Spent } from './metered-model.ts';

type ModelCode = Awaited<ReturnType<WorkerCode['loadModel']>>;

/** A language model and how it is called. */
export interface UsedModel {
  model: LanguageModel;
  name: string;
  settings?: ModelSettings;
}

/** What came of one document. */
export interface ModelReading {
  document: EverydayDocument;
  /** Null where the document could not be analysed; `failure` says why. */
  counts: Counts | null;
  failure: string | null;
  /** Milliseconds to the first finding that a reader would see, and to all of them. */
  firstMs: number | null;
  allMs: number;
  spent: Spent;
}

/** Has a language model read a document as the product does, the built-in analyst beside it. */
export async function readByModel(
  worker: WorkerCode,
  code: ModelCode,
  { model: used, name, settings }: UsedModel,
  document: EverydayDocument,
  scorer: Scorer,
): Promise<ModelReading> {
  const { model, spent } = metered(used);
  const analyst = code.createSecondReader({
    first: code.createLanguageModelAnalyst({ model, modelName: name, ...(settings && { settings }) }),
    second: worker.createBuiltInAnalyst(),
    onTrouble: (error) => {
      throw error;
    },
  });
  const started = Date.now();
  let firstMs: number | null = null;
  const onProgress = async () => {
    firstMs ??= Date.now() - started;
  };
  const reading = { document, spent, counts: null, failure: null };
  try {
    const contract = await analyseEveryday(worker, analyst, document, onProgress);
    const allMs = Date.now() - started;
    return { ...reading, counts: scorer.scoreContract(document.key, contract), firstMs: firstMs ?? allMs, allMs };
  } catch (error) {
    return {
      ...reading,
      failure: (error as AnalysisError).code ?? String(error),
      firstMs,
      allMs: Date.now() - started,
    };
  }
}

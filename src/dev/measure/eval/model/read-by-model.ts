import { addTokens, type ModelTokens, noTokens } from '#src/features/model-usage/model-usage.rules.ts';
import type { LanguageModelConfig } from '#src/language-model-config.ts';
import type { LanguageModel } from '#src/platform/language-model.ts';
import type { ModelSettings } from '#src/platform/model-family.ts';
import type { AnalysisError } from '#worker/analyse/analyst.ts';
import { analyseEveryday, type Counts, type EverydayDocument, type Scorer } from '../everyday.ts';
import type { WorkerCode } from '../worker-code.ts';

type ModelCode = Awaited<ReturnType<WorkerCode['loadModel']>>;

/** A language model and how it is called. */
export interface UsedModel {
  model: LanguageModel;
  name: string;
  settings?: ModelSettings;
  contextTokens?: number;
  concurrency?: number;
  /** Null: what it costs is not known. */
  price: LanguageModelConfig['price'];
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
  questions: number;
  tokens: ModelTokens;
}

/** Has a language model read a document as the product does, the built-in analyst beside it. */
export async function readByModel(
  worker: WorkerCode,
  code: ModelCode,
  { name, price: _price, ...used }: UsedModel,
  document: EverydayDocument,
  scorer: Scorer,
): Promise<ModelReading> {
  const analyst = code.createSecondReader({
    first: code.createLanguageModelAnalyst({ ...used, modelName: name }),
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
  const spent = { questions: 0, tokens: noTokens };
  const onTokens = (used: ModelTokens) => {
    spent.questions++;
    spent.tokens = addTokens(spent.tokens, used);
  };
  const reading = { document, counts: null, failure: null };
  try {
    const contract = await analyseEveryday(worker, analyst, document, { onProgress, onTokens });
    const allMs = Date.now() - started;
    return {
      ...reading,
      ...spent,
      counts: scorer.scoreContract(document.key, contract),
      firstMs: firstMs ?? allMs,
      allMs,
    };
  } catch (error) {
    return {
      ...reading,
      ...spent,
      failure: (error as AnalysisError).code ?? String(error),
      firstMs,
      allMs: Date.now() - started,
    };
  }
}

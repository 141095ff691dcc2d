import type { Locale } from '#src/i18n/locale.schema.ts';
import type { LanguageModel } from '#src/platform/language-model.ts';
import { type ModelSettings, settingsFor } from '#src/platform/model-family.ts';
import { meterModel } from '#src/platform/token-meter.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { AnalysisError, type Analyst, type AnalystDocument, type AnalystOptions } from '../analyst';
import { statedDates } from '../stated/stated-dates';
import { type Answer, overviewSchema } from './answers/answer.schema';
import { type AskOptions, ask, bestManners } from './ask/ask';
import { toFindings } from './findings/findings';
import { createProgress } from './progress';
import { documentParts, type PartSizes } from './prompts/document-parts';
import { fence } from './prompts/fence';
import { overviewInstructions } from './prompts/orders';
import { overviewPrompt } from './prompts/prompts';
import { readContract } from './read-contract';

export interface LanguageModelAnalystOptions {
  model: LanguageModel;
  /** Shown to the reader as what wrote the analysis. */
  modelName: string;
  /** Size of the model's context, for question and answer together. */
  contextTokens?: number;
  /** How the model is called, and how long it may be silent. */
  settings?: ModelSettings;
  /** For the whole contract, however many parts it has. */
  totalTimeoutMs?: number;
  /** After 429, 5xx and lost connections, with growing delay. */
  maxRetries?: number;
  /** Questions that are asked at the same time. */
  concurrency?: number;
}

const tokensOfInstructions = 4000;
const longestAnswerTokens = 16_000;
const longestOverlap = 2000;

/** An analyst that asks a language model. What it says is checked for shape here, its quotes when they are looked up. */
export function createLanguageModelAnalyst(given: LanguageModelAnalystOptions): Analyst {
  const { modelName, contextTokens = 128_000, concurrency = 6, settings = settingsFor(modelName) } = given;
  const { totalTimeoutMs = 480_000, maxRetries = 2 } = given;
  return {
    async analyse(document, options) {
      const deadline = AbortSignal.timeout(totalTimeoutMs);
      const signal = options.signal ? AbortSignal.any([deadline, options.signal]) : deadline;
      const model = options.onTokens ? meterModel(given.model, options.onTokens) : given.model;
      const asking = { model, settings, maxRetries, signal, manners: bestManners() };
      const context = contextOf(document, options, modelName);
      const parts = documentParts(document.text, partSizes(document, contextTokens));
      const progress = createProgress(options.onProgress, document.text.length);
      const reading = await readContract(parts, options, {
        ...asking,
        concurrency,
        onMore: (soFar) => progress.tell(() => toFindings(soFar.merged(), context)),
      }).finally(progress.settled);
      if (reading.isNoContract) return toFindings(reading.merged(), context);

      const { answers } = reading;
      const answer = reading.merged(
        answers.length > 1 ? await overviewOf(answers, options.language, asking) : undefined,
      );
      if (!answer.summary) throw new AnalysisError('contracts.analysis_failed', false);
      return toFindings(answer, context);
    },
  };
}

const contextOf = (
  { text, language }: AnalystDocument,
  { language: writtenIn, reader = null }: AnalystOptions,
  modelName: string,
) => ({
  ...{ language, writtenIn, modelName, chosen: reader },
  stated: statedDates(text, language),
  charactersRead: text.length,
});

/** One summary of all parts. */
function overviewOf(answers: Answer[], language: Locale, asking: AskOptions) {
  const summaries = answers.map(({ summary }, at) => `Part ${at + 1}: ${summary}`).join('\n\n');
  const prompt = overviewPrompt(fence('SUMMARIES', summaries), answers.length);
  return ask(
    { name: 'overview', instructions: overviewInstructions(language), prompt, schema: overviewSchema },
    asking,
  );
}

/** Counts few characters a token, so that a part always fits. */
function partSizes({ language }: AnalystDocument, contextTokens: number): PartSizes {
  const answer = Math.min(longestAnswerTokens, Math.floor(contextTokens / 4));
  const room = Math.max(500, contextTokens - answer - tokensOfInstructions);
  const longest = Math.floor(room * languages[language].writing.lettersPerToken);
  return { longest, overlap: Math.min(longestOverlap, Math.floor(longest / 10)) };
}

import type { LanguageModel } from 'ai';
import { type ModelSettings, settingsFor } from '#src/platform/model-family.ts';
import { AnalysisError, type Analyst, type AnalystDocument, type AnalystOptions } from '../analyst';
import { type Answer, answerSchema, overviewSchema } from './answer.schema';
import { type AskOptions, ask, bestManners } from './ask';
import { documentParts, type PartSizes } from './document-parts';
import { toFindings } from './findings';
import { mergeAnswers } from './merge-answers';
import { overviewInstructions, overviewPrompt, readerInstructions, readerPrompt } from './prompts';
import { runBounded } from './run-bounded';

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
  /** Parts of a long document that are read at the same time. */
  concurrency?: number;
}

const tokensOfInstructions = 4000;
const longestAnswerTokens = 16_000;
const longestOverlap = 2000;

/** An analyst that asks a language model. What it says is checked for shape here, its quotes when they are looked up. */
export function createLanguageModelAnalyst(settings: LanguageModelAnalystOptions): Analyst {
  const { model, modelName, contextTokens = 128_000, concurrency = 4 } = settings;
  const { totalTimeoutMs = 480_000, maxRetries = 2 } = settings;
  return {
    async analyse(document, options) {
      const deadline = AbortSignal.timeout(totalTimeoutMs);
      const signal = options.signal ? AbortSignal.any([deadline, options.signal]) : deadline;
      const modelSettings = settings.settings ?? settingsFor(modelName);
      const asking = { model, settings: modelSettings, maxRetries, signal, manners: bestManners() };
      const parts = documentParts(document.text, partSizes(document, contextTokens));
      const answers = await runBounded(parts, concurrency, (part, place, stop) => {
        const partSignal = AbortSignal.any([stop, signal]);
        return readPart(part, { number: place + 1, of: parts.length }, options, { ...asking, signal: partSignal });
      });
      const answer = await joined(answers, options, asking);
      if (!answer.summary) throw new AnalysisError('contracts.analysis_failed', false);
      return toFindings(answer, modelName, document.text.length);
    },
  };
}

function readPart(
  part: string,
  place: { number: number; of: number },
  { language, today }: AnalystOptions,
  asking: AskOptions,
): Promise<Answer> {
  const prompt = readerPrompt(part, place, today);
  return ask({ instructions: readerInstructions(language), prompt, schema: answerSchema }, asking);
}

async function joined(answers: Answer[], { language }: AnalystOptions, asking: AskOptions): Promise<Answer> {
  const [only, ...others] = answers;
  if (only && others.length === 0) return only;
  const prompt = overviewPrompt(answers.map(({ summary }) => summary));
  const overview = await ask({ instructions: overviewInstructions(language), prompt, schema: overviewSchema }, asking);
  return mergeAnswers(answers, overview);
}

/** Counts few characters a token, so that a part always fits. */
function partSizes({ language }: AnalystDocument, contextTokens: number): PartSizes {
  const answer = Math.min(longestAnswerTokens, Math.floor(contextTokens / 4));
  const room = Math.max(500, contextTokens - answer - tokensOfInstructions);
  const longest = Math.floor(room * (language === 'ar' ? 1.5 : 3));
  return { longest, overlap: Math.min(longestOverlap, Math.floor(longest / 10)) };
}

import type { ModelMessage } from 'ai';
import type { z } from 'zod';
import type { LanguageModel } from '#src/platform/language-model.ts';
import type { ModelSettings } from '#src/platform/model-family.ts';
import { AnalysisError } from '#worker/analyse/analyst.ts';
import { repairPrompt } from '../prompts/orders';
import { type AnswerForm, askedIn, looserForm } from './answer-form';
import { holdsJson, readJson } from './json-answer';
import { modelFailure, refusesForm, refusesStreaming } from './model-failure';
import { awaitReply, InterruptedReply, type Reply, streamReply } from './read-reply';
import { createWholeReader } from './whole-so-far';

/** How a server takes questions; what it refused once is not tried again. */
export interface Manners {
  form: AnswerForm;
  streams: boolean;
}

export const bestManners = (): Manners => ({ form: 'strict-schema', streams: true });

export interface AskOptions {
  model: LanguageModel;
  settings: ModelSettings;
  /** After 429, 5xx and lost connections, with growing delay. */
  maxRetries: number;
  signal: AbortSignal;
  manners: Manners;
}

export interface Question<Schema extends z.ZodType> {
  name: string;
  instructions: string;
  prompt: string;
  schema: Schema;
  /** Is given the answer as far as it is whole while it is written, each time with more. */
  onDraft?: (draft: unknown) => void;
}

/** An answer that could not be used, and why. */
interface Failed {
  text: string;
  problem: string;
}

const longestRepeated = 20_000;

/**
 * Asks the model a question and returns its answer in the wanted shape; a malformed answer is asked for once more.
 * Throws AnalysisError.
 */
export async function ask<Schema extends z.ZodType>(
  question: Question<Schema>,
  options: AskOptions,
): Promise<z.output<Schema>> {
  try {
    const text = await usableText(question, options);
    const first = readJson(text, question.schema);
    if ('value' in first) return first.value;
    const repaired = readJson(await usableText(question, options, { text, ...first }), question.schema);
    if ('value' in repaired) return repaired.value;
  } catch (error) {
    throw modelFailure(error, options.signal);
  }
  throw new AnalysisError('contracts.analysis_failed', false);
}

/** The text of a reply that was not cut off, refused or empty. */
async function usableText(question: Question<z.ZodType>, options: AskOptions, failed?: Failed): Promise<string> {
  const again = () => reply(question, options, failed);
  const { text, finishReason } = await again().catch((error: unknown) => {
    // Others may be on their way: what broke off is asked for again by itself, once.
    if (!(error instanceof InterruptedReply) || options.signal.aborted) throw error;
    return again();
  });
  if (finishReason === 'length') throw new AnalysisError('contracts.analysis_cut_off', false);
  if (finishReason === 'content-filter' || !text.trim()) throw new AnalysisError('contracts.analysis_failed', false);
  return text;
}

/** Asks in the best manner that the server takes, and learns from what it refuses. */
async function reply(question: Question<z.ZodType>, options: AskOptions, failed?: Failed): Promise<Reply> {
  const { model, maxRetries, signal, settings, manners } = options;
  const { form, streams } = manners;
  const { prompt, output } = askedIn(form, question);
  const messages: ModelMessage[] = [{ role: 'user', content: prompt }, ...correction(failed)];
  const { instructions } = question;
  const call = { instructions, output, model, messages, maxRetries, abortSignal: signal };
  try {
    const answer = await (streams ? streamReply(call, settings, drafting(question)) : awaitReply(call, settings));
    if (isBrokenOff(answer)) throw new InterruptedReply('contracts.engine_unavailable');
    if (!streams || !isNoStream(answer)) return answer;
    manners.streams = false;
  } catch (error) {
    const looser = looserForm(form);
    // Where schemas are not streamed, an answer that is seen to grow is worth more than one of an enforced shape.
    if (looser && refusesForm(error)) {
      // Another question may have learned more meanwhile.
      if (manners.form === form) manners.form = looser;
    } else if (streams && refusesStreaming(error)) manners.streams = false;
    else throw error;
  }
  return reply(question, options, failed);
}

const correction = (failed: Failed | undefined): ModelMessage[] =>
  failed
    ? [
        { role: 'assistant', content: failed.text.slice(0, longestRepeated) },
        { role: 'user', content: repairPrompt(failed.problem) },
      ]
    : [];

function drafting({ onDraft }: Question<z.ZodType>): (delta: string) => void {
  const reader = createWholeReader();
  return (delta) => {
    if (reader.add(delta)) onDraft?.(reader.value());
  };
}

const isFinished = ({ finishReason }: Reply) => ['stop', 'length', 'content-filter'].includes(finishReason ?? '');

/** Servers that do not know streaming may answer in one piece, of which a reader of streams sees nothing. */
const isNoStream = (reply: Reply) => reply.text === '' && !isFinished(reply);

/** A lost connection may look like the end of an answer. Some servers never say why they end, but end with an object. */
const isBrokenOff = (reply: Reply) => reply.text !== '' && !isFinished(reply) && !holdsJson(reply.text);

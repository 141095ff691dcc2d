import type { LanguageModel, ModelMessage } from 'ai';
import type { z } from 'zod';
import type { ModelSettings } from '#src/platform/model-family.ts';
import { AnalysisError } from '../analyst';
import { type AnswerForm, askedIn, looserForm } from './answer-form';
import { readJson } from './json-answer';
import { modelFailure, refusesForm, refusesStreaming } from './model-failure';
import { repairPrompt } from './prompts';
import { awaitReply, type Reply, streamReply } from './read-reply';

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
  instructions: string;
  prompt: string;
  schema: Schema;
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
  const messages: ModelMessage[] = [{ role: 'user', content: question.prompt }];
  try {
    const first = await usableText(question, messages, options);
    const answer = readJson(first, question.schema);
    if ('value' in answer) return answer.value;
    messages.push(
      { role: 'assistant', content: first.slice(0, longestRepeated) },
      { role: 'user', content: repairPrompt(answer.problem) },
    );
    const repaired = readJson(await usableText(question, messages, options), question.schema);
    if ('value' in repaired) return repaired.value;
  } catch (error) {
    throw modelFailure(error, options.signal);
  }
  throw new AnalysisError('contracts.analysis_failed', false);
}

/** The text of a reply that was not cut off, refused or empty. */
async function usableText(
  question: Question<z.ZodType>,
  messages: ModelMessage[],
  options: AskOptions,
): Promise<string> {
  const { text, finishReason } = await reply(question, messages, options);
  if (finishReason === 'length') throw new AnalysisError('contracts.analysis_cut_off', false);
  if (finishReason === 'content-filter' || !text.trim()) throw new AnalysisError('contracts.analysis_failed', false);
  return text;
}

/** Asks in the best manner that the server takes, and learns from what it refuses. */
async function reply(question: Question<z.ZodType>, messages: ModelMessage[], options: AskOptions): Promise<Reply> {
  const { model, maxRetries, signal, settings, manners } = options;
  const { form, streams } = manners;
  const call = { ...askedIn(form, question), model, messages, maxRetries, abortSignal: signal };
  try {
    const answer = await (streams ? streamReply(call, settings) : awaitReply(call, settings));
    if (!streams || !isNoStream(answer)) return answer;
    manners.streams = false;
  } catch (error) {
    const looser = looserForm(form);
    if (streams && refusesStreaming(error)) manners.streams = false;
    else if (looser && refusesForm(error)) manners.form = looser;
    else throw error;
  }
  return reply(question, messages, options);
}

/** Servers that do not know streaming may answer in one piece, of which a reader of streams sees nothing. */
const isNoStream = ({ text, finishReason }: Reply) =>
  text === '' && !['stop', 'length', 'content-filter'].includes(finishReason ?? '');

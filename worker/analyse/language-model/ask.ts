import { generateText, jsonSchema, type LanguageModel, type ModelMessage, NoObjectGeneratedError, Output } from 'ai';
import type { z } from 'zod';
import { AnalysisError } from '../analyst';
import { readJson } from './json-answer';
import { modelFailure, refusesSchemas } from './model-failure';
import { repairPrompt, schemaInstructions } from './prompts';
import { strictJsonSchema } from './strict-json-schema';

export interface AskOptions {
  model: LanguageModel;
  /** For one question with its retries; when absent, the longer the question the longer. */
  timeoutMs?: number | undefined;
  maxRetries: number;
  signal: AbortSignal;
}

export interface Question<Schema extends z.ZodType> {
  instructions: string;
  prompt: string;
  schema: Schema;
}

interface Reply {
  text: string;
  finishReason: string | undefined;
}

const longestRepeated = 20_000;
/** A reader waits at the screen: a silent service is given up on within a minute, a long document gets more. */
const leastPatienceMs = 45_000;
const patienceMsPerCharacter = 0.5;

/**
 * Asks the model a question and returns its answer in the wanted shape; a malformed answer is asked for once more.
 * Throws AnalysisError.
 */
export async function ask<Schema extends z.ZodType>(
  question: Question<Schema>,
  { model, timeoutMs = patience(question.prompt), maxRetries, signal }: AskOptions,
): Promise<z.output<Schema>> {
  const abortSignal = AbortSignal.any([AbortSignal.timeout(timeoutMs), signal]);
  const messages: ModelMessage[] = [{ role: 'user', content: question.prompt }];
  try {
    const first = await reply(question, messages, { model, maxRetries, abortSignal });
    const answer = readJson(first, question.schema);
    if ('value' in answer) return answer.value;
    messages.push(
      { role: 'assistant', content: first.slice(0, longestRepeated) },
      { role: 'user', content: repairPrompt(answer.problem) },
    );
    const repaired = readJson(await reply(question, messages, { model, maxRetries, abortSignal }), question.schema);
    if ('value' in repaired) return repaired.value;
  } catch (error) {
    throw modelFailure(error, abortSignal);
  }
  throw new AnalysisError('contracts.analysis_failed', false);
}

const patience = (prompt: string) => Math.round(leastPatienceMs + prompt.length * patienceMsPerCharacter);

type Call = { model: LanguageModel; maxRetries: number; abortSignal: AbortSignal };

/** The text of a reply that was not cut off, refused or empty. */
async function reply(question: Question<z.ZodType>, messages: ModelMessage[], call: Call): Promise<string> {
  const { text, finishReason } = await generate(question, messages, call);
  if (finishReason === 'length') throw new AnalysisError('contracts.analysis_cut_off', false);
  if (finishReason === 'content-filter' || !text.trim()) throw new AnalysisError('contracts.analysis_failed', false);
  return text;
}

async function generate(question: Question<z.ZodType>, messages: ModelMessage[], call: Call): Promise<Reply> {
  const schema = strictJsonSchema(question.schema);
  const options = {
    ...call,
    messages,
    // The name for standing orders that every server knows.
    providerOptions: { openai: { systemMessageMode: 'system' } },
  };
  const { instructions } = question;
  try {
    return await withText(
      generateText({ ...options, instructions, output: Output.object({ schema: jsonSchema(schema) }) }),
    );
  } catch (error) {
    if (!refusesSchemas(error)) throw error;
    const spelledOut = `${instructions}\n\n${schemaInstructions(schema)}`;
    return withText(generateText({ ...options, instructions: spelledOut, output: Output.json() }));
  }
}

/** Reading the text is ours: the library's own reading takes no fenced JSON and no unknown letters' case. */
async function withText(generated: Promise<Reply>): Promise<Reply> {
  try {
    const { text, finishReason } = await generated;
    return { text, finishReason };
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw error;
    return { text: error.text ?? '', finishReason: error.finishReason };
  }
}

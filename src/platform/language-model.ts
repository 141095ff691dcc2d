import { OpenAIChatLanguageModel } from '@ai-sdk/openai/internal';
import type { LanguageModel as NamedOrBuilt } from 'ai';

/** A model that can be called; the library also takes names, which it looks up elsewhere. */
export type LanguageModel = Exclude<NamedOrBuilt, string>;

export interface LanguageModelPlace {
  /** Null: none is sent. */
  apiKey: string | null;
  /** Up to and with the version: `https://api.openai.com/v1`. */
  baseUrl: string;
  model: string;
  /** Sent with every call. */
  headers?: Record<string, string>;
}

/**
 * A model behind any server that speaks OpenAI's protocol. The chat completions endpoint is used, not the newer
 * responses endpoint: other vendors and self-hosted servers implement the former, and OpenAI keeps serving it.
 * The library's front door would bring its other endpoints too.
 */
export function createLanguageModel({ apiKey, baseUrl, model, headers = {} }: LanguageModelPlace): LanguageModel {
  const address = baseUrl.replace(/\/$/, '');
  return new OpenAIChatLanguageModel(model, {
    provider: 'openai.chat',
    url: ({ path }) => `${address}${path}`,
    headers: () => ({ ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }), ...headers }),
  });
}

import { OpenAIChatLanguageModel } from '@ai-sdk/openai/internal';
import type { LanguageModel } from 'ai';

export interface LanguageModelConfig {
  apiKey: string;
  /** Up to and with the version: `https://api.openai.com/v1`. */
  baseUrl: string;
  model: string;
}

/**
 * A model behind any server that speaks OpenAI's protocol. The chat completions endpoint is used, not the newer
 * responses endpoint: other vendors and self-hosted servers implement the former, and OpenAI keeps serving it.
 * The library's front door would bring its other endpoints too.
 */
export function createLanguageModel({ apiKey, baseUrl, model }: LanguageModelConfig): LanguageModel {
  const address = baseUrl.replace(/\/$/, '');
  return new OpenAIChatLanguageModel(model, {
    provider: 'openai.chat',
    url: ({ path }) => `${address}${path}`,
    headers: () => ({ authorization: `Bearer ${apiKey}` }),
  });
}

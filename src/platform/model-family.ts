/** How a language model is called when nothing else is configured; what is absent is left to its server. */
export interface ModelSettings {
  /** Only models that reason know it. */
  reasoningEffort?: string | undefined;
  /** 0 to 2. Models that reason take none. */
  temperature?: number | undefined;
  /** Longest answer, in tokens, reasoning included. */
  maxOutputTokens?: number | undefined;
  /** How long it may stay silent, in milliseconds: before the first word of its answer, and between two. */
  patience: { firstMs: number; betweenMs: number };
}

/** Families that think before they answer, by their names. */
const reasoningModels =
  /(^|\/)(o[1-9]|gpt-([5-9]|oss)(?!.*chat))|deepseek-r|reasoner|qwq|magistral|thinking|reasoning|(^|\/)qwen3(?!.*instruct)/i;

export const reasons = (model: string): boolean => reasoningModels.test(model);

/** A contract is read, not riddled over: little reasoning does, and the same contract should be answered alike. */
export function settingsFor(model: string): ModelSettings {
  return reasons(model)
    ? { reasoningEffort: 'low', patience: { firstMs: 90_000, betweenMs: 30_000 } }
    : { temperature: 0, patience: { firstMs: 30_000, betweenMs: 30_000 } };
}

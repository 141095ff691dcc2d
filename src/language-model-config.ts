import { z } from 'zod';
import { jsonOf, numberOf, text } from './env-values.ts';
import { settingsFor } from './platform/model-family.ts';

/** Families of models that are known to read pictures, by the beginning of their names. */
const readingModels = /(?:^|\/)(?:gpt-4o|chatgpt-4o|gpt-4\.1|gpt-4\.5|gpt-5|o1(?!-mini|-preview)|o3(?!-mini)|o4)/i;

/** US dollars for a million tokens. */
const priceSchema = z.strictObject({
  input: z.number().nonnegative(),
  /** Of what the service had read before; absent: as `input`. */
  cachedInput: z.number().nonnegative().optional(),
  output: z.number().nonnegative(),
});

const headersSchema = z.record(z.string().regex(/^[\w-]+$/), z.string().regex(/^[\x20-\x7e]+$/));
const tokenCeiling = numberOf(z.number().int().positive());
const costCeiling = numberOf(z.number().positive());

export const languageModelEnv = {
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: text.pipe(z.url().optional()),
  OPENAI_HEADERS: jsonOf(headersSchema),
  OPENAI_MODEL: text,
  OPENAI_READS_IMAGES: text.pipe(z.enum(['on', 'off']).optional()),
  OPENAI_REASONING_EFFORT: text,
  OPENAI_TEMPERATURE: numberOf(z.number().min(0).max(2)),
  OPENAI_MAX_OUTPUT_TOKENS: numberOf(z.number().int().min(500)),
  OPENAI_CONTEXT_TOKENS: numberOf(z.number().int().min(6000)),
  OPENAI_QUESTIONS_AT_ONCE: numberOf(z.number().int().min(1).max(50)),
  OPENAI_PATIENCE_SECONDS: numberOf(z.number().min(1).max(480)),
  OPENAI_PRICES: jsonOf(z.record(z.string(), priceSchema)),
  OPENAI_DAILY_TOKENS: tokenCeiling,
  OPENAI_DAILY_TOKENS_PER_ACCOUNT: tokenCeiling,
  OPENAI_DAILY_COST: costCeiling,
  OPENAI_DAILY_COST_PER_ACCOUNT: costCeiling,
  OPENAI_MONTHLY_COST: costCeiling,
};
type LanguageModelEnv = z.output<z.ZodObject<typeof languageModelEnv>>;

/** What may be used in a day, or a month; null: as much as is asked for. Cost in US dollars. */
export interface UsageCeiling {
  tokens: number | null;
  cost: number | null;
}

/** The language model that is configured: by a key, or by the address of a service that needs none. */
export function readLanguageModel(env: LanguageModelEnv, ctx: z.core.$RefinementCtx) {
  if (!env.OPENAI_API_KEY && !env.OPENAI_BASE_URL) return null;
  const model = env.OPENAI_MODEL ?? 'gpt-5-mini';
  const price = env.OPENAI_PRICES?.[model] ?? null;
  for (const name of ['OPENAI_DAILY_COST', 'OPENAI_DAILY_COST_PER_ACCOUNT', 'OPENAI_MONTHLY_COST'] as const) {
    // Of a cost that is never known no ceiling would be reached.
    if (env[name] && !price) {
      ctx.addIssue({ code: 'custom', path: [name], message: 'needs a price of the model in OPENAI_PRICES' });
    }
  }
  return {
    /** Null: none is sent, as services on one's own machine need none. */
    apiKey: env.OPENAI_API_KEY ?? null,
    baseUrl: env.OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
    /** Sent with every call. */
    headers: env.OPENAI_HEADERS ?? {},
    model,
    /** Whether scanned pages can be given to it. */
    readsImages: env.OPENAI_READS_IMAGES ? env.OPENAI_READS_IMAGES === 'on' : readingModels.test(model),
    settings: readSettings(env, model),
    /** Size of its context, for question and answer together. */
    contextTokens: env.OPENAI_CONTEXT_TOKENS ?? 128_000,
    questionsAtOnce: env.OPENAI_QUESTIONS_AT_ONCE ?? 6,
    /** Null: what it costs is not known. */
    price,
    ceilings: {
      account: ceiling(env.OPENAI_DAILY_TOKENS_PER_ACCOUNT, env.OPENAI_DAILY_COST_PER_ACCOUNT),
      service: ceiling(env.OPENAI_DAILY_TOKENS, env.OPENAI_DAILY_COST),
      month: ceiling(undefined, env.OPENAI_MONTHLY_COST),
    },
  };
}
export type LanguageModelConfig = NonNullable<ReturnType<typeof readLanguageModel>>;

const ceiling = (tokens: number | undefined, cost: number | undefined): UsageCeiling => ({
  tokens: tokens ?? null,
  cost: cost ?? null,
});

function readSettings(env: LanguageModelEnv, model: string) {
  const { patience, ...family } = settingsFor(model);
  const firstMs = env.OPENAI_PATIENCE_SECONDS ? env.OPENAI_PATIENCE_SECONDS * 1000 : patience.firstMs;
  return {
    ...family,
    patience: { ...patience, firstMs },
    ...(env.OPENAI_REASONING_EFFORT && { reasoningEffort: env.OPENAI_REASONING_EFFORT }),
    ...(env.OPENAI_TEMPERATURE !== undefined && { temperature: env.OPENAI_TEMPERATURE }),
    ...(env.OPENAI_MAX_OUTPUT_TOKENS && { maxOutputTokens: env.OPENAI_MAX_OUTPUT_TOKENS }),
  };
}

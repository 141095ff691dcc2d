/** Tokens that were sent to a model and written by it, `cached` being part of `prompt`. */
export interface ModelTokens {
  prompt: number;
  cached: number;
  completion: number;
  /** Some were counted by length. */
  estimated: boolean;
}

export const noTokens: ModelTokens = { prompt: 0, cached: 0, completion: 0, estimated: false };

export const addTokens = (some: ModelTokens, more: ModelTokens): ModelTokens => ({
  prompt: some.prompt + more.prompt,
  cached: some.cached + more.cached,
  completion: some.completion + more.completion,
  estimated: some.estimated || more.estimated,
});

/** US dollars for a million tokens. */
interface Price {
  input: number;
  cachedInput?: number | undefined;
  output: number;
}

/** Millionths of a US dollar; null where the price is not known. */
export function costMicros({ prompt, cached, completion }: ModelTokens, price: Price | null): number | null {
  if (!price) return null;
  const { input, cachedInput = input, output } = price;
  return Math.round((prompt - cached) * input + cached * cachedInput + completion * output);
}

/** What was used on a day, by an account or by all. */
export interface DayUsed {
  tokens: number;
  costMicros: number;
}

/** The most that may be used; null: any amount. Cost in US dollars. */
interface Ceiling {
  tokens: number | null;
  cost: number | null;
}

/** Nothing is limited. */
export const isOpen = ({ tokens, cost }: Ceiling): boolean => tokens === null && cost === null;

export interface Against {
  unit: 'tokens' | 'usd';
  used: number;
  ceiling: number;
}

const against = (used: DayUsed, { tokens, cost }: Ceiling): Against[] => [
  ...(tokens === null ? [] : [{ unit: 'tokens' as const, used: used.tokens, ceiling: tokens }]),
  ...(cost === null ? [] : [{ unit: 'usd' as const, used: used.costMicros / 1e6, ceiling: cost }]),
];

/** The ceiling that leaves nothing for today; null: there is room. */
export const reachedCeiling = (used: DayUsed, ceiling: Ceiling): Against | null =>
  against(used, ceiling).find(({ used, ceiling }) => used >= ceiling) ?? null;

const nearShare = 0.8;

/** Ceilings of which so much is used now, and was not before, that their end is near. */
export function newlyNear({ before, after }: { before: DayUsed; after: DayUsed }, ceiling: Ceiling): Against[] {
  const near = ({ used, ceiling }: Against) => used >= nearShare * ceiling;
  const wasNear = against(before, ceiling).map(near);
  return against(after, ceiling).filter((each, at) => near(each) && !wasNear[at]);
}

export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

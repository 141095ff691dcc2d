import type { SharedConfig } from '#src/config.ts';
import { newId } from '#src/kernel/ids.ts';
import { describeError, type Logger } from '#src/kernel/logger.ts';
import type { Telemetry } from '#src/platform/telemetry.ts';
import type { createModelUsageRepository } from './model-usage.repository';
import {
  addTokens,
  costMicros,
  dayOf,
  isOpen,
  type ModelTokens,
  newlyNear,
  noTokens,
  reachedCeiling,
} from './model-usage.rules';

interface ModelUsageDeps {
  config: Pick<SharedConfig, 'languageModel'>;
  modelUsage: ReturnType<typeof createModelUsageRepository>;
  clock: () => Date;
  logger: Logger;
}

interface RecordingDeps extends ModelUsageDeps {
  telemetry: Telemetry;
}

/**
 * Attempts of one account on one day that used a language model and came to nothing. They cost the account nothing, so
 * that nothing else would end them.
 */
export const failuresADay = 20;

const scopes = ['account', 'service', 'month'] as const;
const codes = {
  account: 'contracts.account_day_limit',
  service: 'contracts.service_day_limit',
  month: 'contracts.service_month_limit',
} as const;

/**
 * Why a language model may not be asked now; null: it may. Ceilings are looked at before work begins and what is
 * begun is finished, so that works at once, as many as the queues let be, can pass one by what they use.
 *
 * The built-in analyst does not step in: whoever was promised the language model would get less without being told,
 * and be charged. The contract is kept, and can be analysed tomorrow without being uploaded again.
 */
export async function findReachedCeiling(
  { config, modelUsage, clock, logger }: ModelUsageDeps,
  { ownerId }: { ownerId: string | null },
) {
  if (!config.languageModel) return null;
  const { ceilings } = config.languageModel;
  const day = dayOf(clock());
  const failures = ownerId === null ? 0 : await modelUsage.failuresOn({ day, ownerId });
  if (failures >= failuresADay) {
    logger.warn('model_usage.failures_reached', { ownerId, failures });
    return codes.account;
  }
  if (scopes.every((scope) => isOpen(ceilings[scope]))) return null;
  const used = await modelUsage.usedOn({ day, ownerId });
  for (const scope of scopes) {
    const reached = reachedCeiling(used[scope], ceilings[scope]);
    if (!reached) continue;
    logger.warn('model_usage.ceiling_reached', { scope, ...reached, ...(scope === 'account' && { ownerId }) });
    return codes[scope];
  }
  return null;
}

/** What was used, in the words of log lines; the cost where it is known. */
export function describeUsage({ languageModel }: ModelUsageDeps['config'], tokens: ModelTokens) {
  if (!languageModel) return {};
  const cost = costMicros(tokens, languageModel.price);
  return {
    model: languageModel.model,
    promptTokens: tokens.prompt,
    cachedTokens: tokens.cached,
    completionTokens: tokens.completion,
    tokensEstimated: tokens.estimated,
    ...(cost !== null && { costUsd: cost / 1e6 }),
  };
}

/** Stores what a language model used, and says so when a ceiling of the day is near. Never throws: the work is done. */
export async function recordModelUsage(
  { config, modelUsage, clock, logger, telemetry }: RecordingDeps,
  {
    ownerId,
    contractId,
    tokens,
    failed = false,
  }: { ownerId: string | null; contractId: string | null; tokens: ModelTokens; failed?: boolean },
): Promise<void> {
  const { languageModel } = config;
  if (!languageModel || tokens.prompt + tokens.completion === 0) return;
  const now = clock();
  const cost = costMicros(tokens, languageModel.price);
  logger.info('model_usage.recorded', describeUsage(config, tokens));
  telemetry.record({
    point: 'model',
    name: languageModel.model,
    outcome: failed ? 'failed' : 'ok',
    promptTokens: tokens.prompt,
    completionTokens: tokens.completion,
    costMicros: cost ?? 0,
  });
  try {
    const before = await modelUsage.record({
      id: newId(),
      ...{ ownerId, contractId, failed, model: languageModel.model, costMicros: cost },
      promptTokens: tokens.prompt,
      cachedTokens: tokens.cached,
      completionTokens: tokens.completion,
      estimated: tokens.estimated,
      day: dayOf(now),
      createdAt: now,
    });
    const added = { tokens: tokens.prompt + tokens.completion, costMicros: cost ?? 0 };
    for (const scope of scopes) {
      const after = {
        tokens: before[scope].tokens + added.tokens,
        costMicros: before[scope].costMicros + added.costMicros,
      };
      for (const near of newlyNear({ before: before[scope], after }, languageModel.ceilings[scope])) {
        logger.warn('model_usage.ceiling_near', { scope, ...near, ...(scope === 'account' && { ownerId }) });
      }
    }
  } catch (error) {
    logger.error('model_usage.not_recorded', describeError(error));
  }
}

/** Adds up what the calls for one piece of work use. */
export function createTally() {
  let tokens = noTokens;
  return {
    add: (more: ModelTokens) => {
      tokens = addTokens(tokens, more);
    },
    get tokens() {
      return tokens;
    },
  };
}

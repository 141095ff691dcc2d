import { createTally, findReachedCeiling, recordModelUsage } from '#src/features/model-usage/model-usage.usecases.ts';
import { AnalysisError } from '../analyse/analyst';
import type { Translator } from './translator';

type Needs = Parameters<typeof recordModelUsage>[0];

/** Translates as long as no ceiling of the day is reached, and records what it uses. */
export function createMeteredTranslator(translator: Translator, deps: Needs): Translator {
  return {
    async translate(request) {
      const { ownerId } = request;
      const reached = await findReachedCeiling(deps, { ownerId });
      if (reached) throw new AnalysisError(reached, false);
      const tally = createTally();
      try {
        return await translator.translate(request, tally.add);
      } finally {
        await recordModelUsage(deps, { ownerId, contractId: null, tokens: tally.tokens });
      }
    },
  };
}

import { createTally, findReachedCeiling, recordModelUsage } from '#src/features/model-usage/model-usage.usecases.ts';
import { AnalysisError } from '../analyse/analyst';
import type { Answerer } from './answerer';

type Needs = Parameters<typeof recordModelUsage>[0];

/** Answers as long as no ceiling of the day is reached, and records what it uses. */
export function createMeteredAnswerer(answerer: Answerer, deps: Needs): Answerer {
  return {
    async answer(request, handling) {
      const { ownerId, contractId } = request;
      const reached = await findReachedCeiling(deps, { ownerId });
      if (reached) throw new AnalysisError(reached, false);
      const tally = createTally();
      let failed = true;
      try {
        const answer = await answerer.answer(request, handling, tally.add);
        // None is charged for: asked for often, it would be work for nothing.
        failed = answer.isAnswered && answer.sentences.length === 0;
        return answer;
      } finally {
        await recordModelUsage(deps, { ownerId, contractId, tokens: tally.tokens, failed });
      }
    },
  };
}

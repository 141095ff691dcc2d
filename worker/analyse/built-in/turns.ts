import { breathe } from '#worker/breathe.ts';
import { ExtractionError } from '#worker/extract/extracted-document.ts';
import type { Steps } from './steps';

/** What takes longer is no contract: the longest one that is accepted takes seconds. In milliseconds. */
const longest = 120_000;

/** Between two steps of reading: others have their turn, and what takes beyond all measure ends. */
export type Turn = () => Promise<void>;

/** Throws contracts.file_too_complex at the first turn after the longest time. The clock of a Worker stands still within a step. */
export function createTurn(now: () => number = Date.now): Turn {
  const started = now();
  return async () => {
    await breathe();
    if (now() - started > longest) throw new ExtractionError('contracts.file_too_complex');
  };
}

/** Characters that steps may go through until somebody else has a turn. */
const charactersInTurn = 100_000;

/** Does work of many steps, and takes turns with others. */
export async function inTurns<Result>(steps: Steps<Result>, turn: Turn): Promise<Result> {
  let characters = 0;
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    characters += value;
    if (characters < charactersInTurn) continue;
    characters = 0;
    await turn();
  }
}

import { isOnItsWay } from '../src/db/databases';
import type { ContractErrorCode } from '../src/features/contracts/contracts.errors';
import { AnalysisError, ModelAwayError } from './analyse/analyst';
import { ExtractionError } from './extract/extracted-document';

export type Decision =
  | { action: 'fail'; code: ContractErrorCode }
  | { action: 'retry'; delaySeconds: number }
  /** Until the language model is there again, for as long as `queueing.rules.ts` says. */
  | { action: 'wait'; code: ContractErrorCode; retryAfterSeconds: number | null };

/** Attempts in all; `max_retries` of the queue stays above it, so that the reason is not lost. */
const maxAttempts = 3;
/** The user has already waited through the first one. */
const maxAttemptsAfterTimeout = 2;
const delaysInSeconds = [2, 10, 30] as const;

/**
 * Bad input is recorded at once; a language model that is away is waited for; other trouble outside is tried again with
 * growing delay, then recorded.
 */
export function decide(error: unknown, { attempt }: { attempt: number }): Decision {
  if (error instanceof ExtractionError) return { action: 'fail', code: error.code };
  if (error instanceof ModelAwayError) {
    return { action: 'wait', code: error.code, retryAfterSeconds: error.retryAfterSeconds };
  }
  // Longer than a move takes; nothing was begun.
  if (isOnItsWay(error)) return { action: 'retry', delaySeconds: 60 };
  const failure = error instanceof AnalysisError ? error : new AnalysisError('contracts.analysis_failed', true);
  const attempts = failure.code === 'contracts.analysis_timeout' ? maxAttemptsAfterTimeout : maxAttempts;
  if (!failure.retryable || attempt >= attempts) return { action: 'fail', code: failure.code };
  return { action: 'retry', delaySeconds: delaysInSeconds[attempt - 1] ?? 30 };
}

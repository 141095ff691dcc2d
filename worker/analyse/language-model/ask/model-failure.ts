import { APICallError, RetryError } from 'ai';
import { AnalysisError } from '#worker/analyse/analyst.ts';

/**
 * What went wrong while calling the model, as our own error. The original is not kept as cause: it carries the
 * contract's text, and servers repeat keys in their messages.
 */
export function modelFailure(error: unknown, signal: AbortSignal): AnalysisError {
  if (error instanceof AnalysisError) return error;
  if (signal.aborted) return new AnalysisError('contracts.analysis_timeout', true);
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (!APICallError.isInstance(last)) return new AnalysisError('contracts.engine_unavailable', true, named(last));

  const { statusCode: status = 0 } = last;
  const cause = { cause: new Error(`The language model's server answered ${status || 'nothing'}`) };
  if (status === 400 || status === 413 || status === 422) {
    return new AnalysisError('contracts.analysis_failed', false, cause);
  }
  const refusedForGood = status >= 401 && status <= 404;
  return new AnalysisError('contracts.engine_unavailable', !refusedForGood, cause);
}

const named = (error: unknown) => ({
  cause: new Error(`The language model could not be called: ${error instanceof Error ? error.name : typeof error}`),
});

const refuses = (error: unknown, what: RegExp): boolean =>
  APICallError.isInstance(error) &&
  [400, 422, 501].includes(error.statusCode ?? 0) &&
  what.test(`${error.message} ${error.responseBody ?? ''}`);

/** Whether the server refused the form of the answer that was asked for, not the question. */
export const refusesForm = (error: unknown): boolean =>
  refuses(error, /response_format|json_schema|json_object|structured/i);

/** Whether the server refused to write its answer bit by bit. */
export const refusesStreaming = (error: unknown): boolean => refuses(error, /\bstream/i);

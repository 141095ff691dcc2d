import { APICallError, RetryError } from 'ai';
import { AnalysisError, ModelAwayError } from '#worker/analyse/analyst.ts';

/**
 * What went wrong while calling the model, as our own error. The original is not kept as cause: it carries the
 * contract's text, and servers repeat keys in their messages.
 */
export function modelFailure(error: unknown, signal: AbortSignal): AnalysisError {
  if (error instanceof AnalysisError) return error;
  if (signal.aborted) return new AnalysisError('contracts.analysis_timeout', true);
  const last = lastOf(error);
  if (!APICallError.isInstance(last)) {
    if (isLostConnection(last)) return new ModelAwayError(null, named(last));
    return new AnalysisError('contracts.engine_unavailable', true, named(last));
  }

  const { statusCode: status = 0, responseHeaders } = last;
  const cause = { cause: new Error(`The language model's server answered ${status || 'nothing'}`) };
  if (status === 400 || status === 413 || status === 422) {
    return new AnalysisError('contracts.analysis_failed', false, cause);
  }
  if (status === 0 || status === 408 || status === 429 || status >= 500) {
    return new ModelAwayError(retryAfterSeconds(responseHeaders), cause);
  }
  const refusedForGood = status >= 401 && status <= 404;
  return new AnalysisError('contracts.engine_unavailable', !refusedForGood, cause);
}

/** What a service that is too busy says of when it will not be. */
function retryAfterSeconds(headers: Record<string, string> = {}): number | null {
  const said = headers['retry-after'];
  if (!said) return null;
  const seconds = /^\d+$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
}

/** As runtimes tell it where the library does not know it for one. */
const isLostConnection = (error: unknown): boolean =>
  error instanceof Error && /network|connection|socket|fetch failed/i.test(error.message);

const named = (error: unknown) => ({
  cause: new Error(`The language model could not be called: ${error instanceof Error ? error.name : typeof error}`),
});

/** What ended the attempts at a call that was tried more than once. */
const lastOf = (error: unknown): unknown => (RetryError.isInstance(error) ? error.lastError : error);

function refuses(error: unknown, what: RegExp): boolean {
  const last = lastOf(error);
  if (!APICallError.isInstance(last) || ![400, 422, 501].includes(last.statusCode ?? 0)) return false;
  return what.test(`${last.message} ${last.responseBody ?? ''}`);
}

/**
 * Whether the server refused the form of the answer that was asked for, not the question. Workers AI says of some models
 * that they know no schema, of others that the input is bad.
 */
export const refusesForm = (error: unknown): boolean =>
  refuses(error, /response_format|json[_ ](?:schema|object|mode)|structured|AiError: Bad input/i);

/** Whether the server refused to write its answer bit by bit. */
export const refusesStreaming = (error: unknown): boolean => refuses(error, /\bstream/i);

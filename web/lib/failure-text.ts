import { m } from '#src/i18n/paraglide/messages.js';
import { ApiError } from './api-error';
import { errorTextOf } from './error-texts';

/** What a person reads of a failed call: our text for its code, else the server's sentence, else `fallback`. */
export function failureText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return m.error_network();
  const { code, detail, retryAfter } = error;
  return errorTextOf(code, retryAfter === null ? {} : { seconds: retryAfter }) ?? (detail || fallback);
}

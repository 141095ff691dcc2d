import { errorText } from '#src/i18n/error-text.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { ApiError } from './api-error';

const isKnownCode = (code: string | null): code is keyof typeof errorText => code !== null && code in errorText;

/** What a person reads of a failed call: our text for its code, else the server's sentence, else `fallback`. */
export function failureText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return m.error_network();
  if (isKnownCode(error.code))
    return errorText[error.code](error.retryAfter === null ? {} : { seconds: error.retryAfter });
  return error.detail || fallback;
}

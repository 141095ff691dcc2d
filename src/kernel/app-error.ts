/** What callers are answered for each failure, by its stable code `feature.reason`. */
export type Failures = Readonly<Record<string, Failure>>;

interface Failure {
  /** Of HTTP. */
  status: 400 | 401 | 402 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 502 | 503 | 504;
  /** In English, as the API says it; people read its translation (`src/i18n/error-text.ts`). */
  text: string;
}

/**
 * A failure that is reported to the caller, by its code.
 * `details` is sent unchanged: nothing private belongs in it.
 */
export class AppError<Code extends string = string> extends Error {
  readonly code: Code;
  readonly details: ErrorDetails;

  constructor(code: Code, details: ErrorDetails = {}, options?: ErrorOptions) {
    super(code, options);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}

interface ErrorDetails {
  /** What is wrong with each field. */
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
}

/**
 * A failure that a caller is told about, by a stable code `feature.reason`.
 * `details` is answered as it stands: nothing private belongs in it.
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

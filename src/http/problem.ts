import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type ErrorCode, errorText } from '../i18n/error-text';
import { AppError } from '../kernel/app-error';
import { describeError } from '../kernel/logger';
import type { Problem } from './http.schema';
import type { AppEnv } from './router';

/** THE table from failures to HTTP. A code without a row does not compile. */
const statuses: Record<ErrorCode, ContentfulStatusCode> = {
  'http.invalid_input': 422,
  'http.unsupported_media': 415,
  'http.unauthorized': 401,
  'http.foreign_origin': 403,
  'http.not_found': 404,
  'http.body_too_large': 413,
  'http.rate_limited': 429,
  'http.internal': 500,
  'contracts.not_found': 404,
  'contracts.not_retryable': 409,
  'contracts.no_file': 422,
  'contracts.too_many_files': 422,
  'contracts.file_empty': 422,
  'contracts.file_too_large': 413,
  'contracts.file_type': 415,
  'contracts.file_locked': 422,
  'contracts.file_damaged': 422,
  'contracts.file_scanned': 422,
  'contracts.file_unreadable_text': 422,
  'contracts.file_too_short': 422,
  'contracts.file_hostile': 422,
  'contracts.document_too_large': 413,
  'contracts.analysis_failed': 502,
  'contracts.analysis_timeout': 504,
  'contracts.analysis_cut_off': 502,
  'contracts.engine_unavailable': 503,
  'usage.analyses_exceeded': 403,
  'usage.tokens_exceeded': 403,
  'usage.payment_required': 402,
};

const isKnown = (code: string): code is ErrorCode => code in statuses;

/** What the framework itself refuses: another content type, or a body that does not parse. */
function fromFramework(refusal: HTTPException): unknown {
  if (refusal.status === 415) return new AppError<ErrorCode>('http.unsupported_media');
  return refusal.status < 500 ? new AppError<ErrorCode>('http.invalid_input') : refusal;
}

/** Answers any thrown value: known failures by the table, everything else as 500 with nothing from inside. */
export function answerProblem(error: unknown, c: Context<AppEnv>): Response {
  const failure = error instanceof HTTPException ? fromFramework(error) : error;
  const known = failure instanceof AppError && isKnown(failure.code) ? failure : null;
  const code: ErrorCode = known && isKnown(known.code) ? known.code : 'http.internal';
  if (!known) c.get('logger').error('request.failed', describeError(error));

  const problem: Problem = { code, message: errorText[code]({}, { locale: 'en' }) };
  if (known?.details.fields) problem.fields = known.details.fields;
  if (!known) problem.requestId = c.get('requestId');
  if (known?.details.retryAfterSeconds) c.header('Retry-After', String(known.details.retryAfterSeconds));
  return c.json(problem, statuses[code]);
}

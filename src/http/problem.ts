import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type ErrorCode, errorText } from '../i18n/error-text';
import { AppError } from '../kernel/app-error';
import { describeError } from '../kernel/logger';
import type { AppEnv } from './app-env';
import type { Problem } from './http.schema';

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
  'accounts.credentials_required': 422,
  'accounts.email_invalid': 422,
  'accounts.passwords_differ': 422,
  'accounts.password_too_short': 422,
  'accounts.password_too_long': 422,
  'accounts.password_common': 422,
  'accounts.password_is_email': 422,
  'accounts.name_too_long': 422,
  'accounts.code_required': 422,
  'accounts.code_invalid': 400,
  'accounts.bad_credentials': 401,
  'accounts.EMAIL_NOT_VERIFIED': 403,
  'accounts.reset_link_invalid': 400,
  'accounts.reset_password_too_short': 422,
  'accounts.mail_failed': 502,
  'accounts.password_fields_required': 422,
  'accounts.new_password_too_short': 422,
  'accounts.password_wrong': 400,
  'accounts.no_password': 400,
  'accounts.no_email_change': 404,
  'accounts.session_not_found': 404,
  'contracts.not_found': 404,
  'contracts.not_retryable': 409,
  'contracts.no_original': 404,
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
  'contracts.reader_unavailable': 503,
  'contracts.analysis_failed': 502,
  'contracts.analysis_timeout': 504,
  'contracts.analysis_cut_off': 502,
  'contracts.engine_unavailable': 503,
  'usage.analyses_exceeded': 403,
  'usage.tokens_exceeded': 403,
  'usage.payment_required': 402,
  'templates.not_found': 404,
  'templates.required': 422,
  'templates.file_name_required': 422,
  'templates.too_long': 422,
  'templates.option_invalid': 422,
  'templates.date_invalid': 422,
  'templates.date_order': 422,
  'templates.number_invalid': 422,
  'templates.number_range': 422,
  'templates.money_invalid': 422,
  'templates.not_generated': 409,
  'plan.upgrade_required': 403,
  'clauses.not_found': 404,
  'clauses.wording_missing': 404,
  'clauses.blank_empty': 422,
  'clauses.blank_too_long': 422,
  'clauses.contract_busy': 409,
  'clauses.contract_changed': 409,
  'billing.plan_unknown': 422,
  'billing.unavailable': 503,
  'billing.already_subscribed': 409,
  'billing.payment_due': 402,
  'billing.no_subscription': 409,
  'billing.card_declined': 402,
  'billing.preview_outdated': 409,
  'billing.signature_invalid': 400,
  'billing.event_under_way': 409,
  'support.name_required': 422,
  'support.name_too_long': 422,
  'support.email_required': 422,
  'support.email_invalid': 422,
  'support.subject_required': 422,
  'support.subject_too_long': 422,
  'support.message_required': 422,
  'support.message_too_short': 422,
  'support.message_too_long': 422,
};

const isKnown = (code: string): code is ErrorCode => code in statuses;

/** What the framework itself refuses: another content type, or a body that does not parse. */
function fromFramework(refusal: HTTPException): unknown {
  if (refusal.status === 415) return new AppError<ErrorCode>('http.unsupported_media');
  return refusal.status < 500 ? new AppError<ErrorCode>('http.invalid_input') : refusal;
}

/** Input whose only fault has a code of its own is answered by that code; the fields are told in words. */
function describeFields(fields: Record<string, string>) {
  const faults = [...new Set(Object.values(fields))];
  const [only] = faults;
  const worded = Object.entries(fields).map(([field, fault]) => [
    field,
    isKnown(fault) ? errorText[fault]({}, { locale: 'en' }) : fault,
  ]);
  return {
    code: faults.length === 1 && only && isKnown(only) ? only : ('http.invalid_input' as const),
    fields: Object.fromEntries(worded) as Record<string, string>,
  };
}

/** Answers any thrown value: known failures by the table, everything else as 500 with nothing from inside. */
export function answerProblem(error: unknown, c: Context<AppEnv>): Response {
  const failure = error instanceof HTTPException ? fromFramework(error) : error;
  const known = failure instanceof AppError && isKnown(failure.code) ? failure : null;
  if (!known) c.get('logger').error('request.failed', describeError(error));
  const { fields: faults, retryAfterSeconds } = known?.details ?? {};
  const described = faults && describeFields(faults);
  const own: ErrorCode = known && isKnown(known.code) ? known.code : 'http.internal';
  const code = own === 'http.invalid_input' && described ? described.code : own;

  // Rounded up to tens: what is read should not seem to change with every try.
  const wait = retryAfterSeconds && { seconds: Math.ceil(retryAfterSeconds / 10) * 10 };
  const problem: Problem = { code, message: errorText[code](wait || {}, { locale: 'en' }) };
  if (described) problem.fields = described.fields;
  if (!known) problem.requestId = c.get('requestId');
  if (retryAfterSeconds) c.header('Retry-After', String(retryAfterSeconds));
  return c.json(problem, statuses[code]);
}

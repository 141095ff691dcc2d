import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { isOnItsWay } from '../db/databases';
import { type ErrorCode, failures } from '../failures';
import { AppError } from '../kernel/app-error';
import { describeError } from '../kernel/logger';
import type { AppEnv } from './app-env';
import { accountMoving } from './http.errors';
import type { Problem } from './http.schema';

const isKnown = (code: string): code is ErrorCode => Object.hasOwn(failures, code);

/** In English. `seconds` is how long to wait, where the text says it. */
const tell = (code: ErrorCode, seconds = 60) => failures[code].text.replace('{seconds}', String(seconds));

/** What the framework itself refuses: another content type, or a body that does not parse. */
function fromFramework(refusal: HTTPException): unknown {
  if (refusal.status === 415) return new AppError<ErrorCode>('http.unsupported_media');
  return refusal.status < 500 ? new AppError<ErrorCode>('http.invalid_input') : refusal;
}

/** Input whose only fault has a code of its own is answered with that code; fields get messages. */
function describeFields(fields: Record<string, string>) {
  const faults = [...new Set(Object.values(fields))];
  const [only] = faults;
  const worded = Object.entries(fields).map(([field, fault]) => [field, isKnown(fault) ? tell(fault) : fault]);
  return {
    code: faults.length === 1 && only && isKnown(only) ? only : ('http.invalid_input' as const),
    fields: Object.fromEntries(worded) as Record<string, string>,
  };
}

/** In English what a known failure says; null for what nobody foresaw. */
export function tellFailure(error: unknown): string | null {
  if (!(error instanceof AppError) || !isKnown(error.code)) return null;
  const { fields, retryAfterSeconds } = error.details;
  const told = fields && Object.values(describeFields(fields).fields);
  return told?.join(' ') || tell(error.code, retryAfterSeconds);
}

/** Answers any thrown value: known failures by the table, everything else as 500 with nothing from inside. */
export function answerProblem(error: unknown, c: Context<AppEnv>): Response {
  const failure = isOnItsWay(error) ? accountMoving() : error instanceof HTTPException ? fromFramework(error) : error;
  const known = failure instanceof AppError && isKnown(failure.code) ? failure : null;
  if (!known) c.get('logger').error('request.failed', describeError(error));
  const { fields: faults, retryAfterSeconds } = known?.details ?? {};
  const described = faults && describeFields(faults);
  const own: ErrorCode = known && isKnown(known.code) ? known.code : 'http.internal';
  const code = own === 'http.invalid_input' && described ? described.code : own;

  // Rounded up to tens: what is read should not seem to change with every try.
  const wait = retryAfterSeconds && Math.ceil(retryAfterSeconds / 10) * 10;
  const problem: Problem = { code, message: tell(code, wait || undefined) };
  if (described) problem.fields = described.fields;
  if (!known) problem.requestId = c.get('requestId');
  if (retryAfterSeconds) c.header('Retry-After', String(retryAfterSeconds));
  return c.json(problem, failures[code].status);
}

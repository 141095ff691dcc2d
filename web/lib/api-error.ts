/** An answer of the server that is not OK. The message is "status: body text"; `code` and `detail` are the parsed body. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string | null;
  /** The server's own sentence, in English. */
  readonly detail: string | null;
  /** Seconds to wait, where the server said so. */
  readonly retryAfter: number | null;

  constructor({
    status,
    statusText,
    body,
    retryAfter,
  }: { status: number; statusText: string; body: string; retryAfter?: string | null }) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    const problem = parseProblem(body);
    this.code = problem.code;
    this.detail = problem.message;
    this.retryAfter = retryAfter && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;
  }
}

export function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('401') && error.message.includes('Unauthorized');
}

export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

export const errorCode = (error: unknown): string | null => (error instanceof ApiError ? error.code : null);

function parseProblem(body: string): { code: string | null; message: string | null } {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null) return { code: null, message: null };
    const { code, message } = parsed as Record<string, unknown>;
    return {
      code: typeof code === 'string' ? code : null,
      message: typeof message === 'string' ? message : null,
    };
  } catch {
    return { code: null, message: null };
  }
}

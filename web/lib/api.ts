import { ApiError } from './api-error';
import { takeEarly } from './early-answers';
import { failedAnswer } from './failed-answer';
import { currentLocale } from './locale';

type Options = { method?: string; body?: unknown; signal?: AbortSignal; accept?: string };

/** The answer as it begins to come. Raises TypeError when none did. */
export function openApi(
  path: string,
  { method = 'GET', body, signal, accept = 'application/json' }: Options = {},
): Promise<Response> {
  const multipart = body instanceof FormData;
  return fetch(path, {
    method,
    credentials: 'include',
    signal: signal ?? null,
    headers: {
      Accept: accept,
      'Accept-Language': currentLocale(),
      ...(body !== undefined && !multipart && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: multipart ? body : JSON.stringify(body) }),
  });
}

/** Calls the API with the session's cookies. Raises ApiError for an answer that is not OK, TypeError when none came. */
export async function callApi<T>(path: string, options: Options = {}): Promise<T> {
  const early = options.method === undefined ? await takeEarly(path) : null;
  const response = early ?? (await openApi(path, options));
  if (!response.ok) throw await failedAnswer(response);
  return parseBody<T>(await response.text());
}

/** Like `callApi`, but a signed-out visitor gets null. */
export async function callApiIfSignedIn<T>(path: string, options: Options = {}): Promise<T | null> {
  try {
    return await callApi<T>(path, options);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

export function parseBody<T>(text: string): T {
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/** Fetches a file with the session's cookies. Raises as `callApi` does. */
export async function fetchFile(path: string, { signal }: Pick<Options, 'signal'> = {}): Promise<ArrayBuffer> {
  const response = await fetch(path, { credentials: 'include', signal: signal ?? null });
  if (!response.ok) throw await failedAnswer(response);
  return response.arrayBuffer();
}

import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import localApi from '../dev/run/local/local-api.worker';

/** Where tests call the API: plain http, so that cookies carry no `Secure` prefix. */
export const testOrigin = 'http://localhost:5173';

interface CallOptions {
  /** FormData, text, bytes and streams are sent as they are, everything else as JSON. */
  body?: unknown;
  headers?: HeadersInit;
  /** Variables and bindings that differ for this call, such as `{ MEASURE: fake }`. */
  env?: Partial<Cloudflare.Env>;
}

const isSentAsIs = (body: unknown): body is BodyInit =>
  typeof body === 'string' || [FormData, Blob, Uint8Array, ReadableStream].some((kind) => body instanceof kind);

/** One call to the API, answered when the work it left behind is done too. Redirects are not followed. */
export async function call(method: string, path: string, options: CallOptions = {}): Promise<Response> {
  const { body } = options;
  const headers = new Headers(options.headers);
  if (body !== undefined && !isSentAsIs(body)) headers.set('content-type', 'application/json');
  const request = new Request(new URL(path, testOrigin), {
    method,
    headers,
    ...(body === undefined ? {} : { body: isSentAsIs(body) ? body : JSON.stringify(body) }),
  });
  const context = createExecutionContext();
  const response = await localApi.fetch(request, { ...env, ...options.env }, context);
  await waitOnExecutionContext(context);
  return response;
}

import { parseBody } from './api';
import { ApiError } from './api-error';
import { loadErrorTexts } from './error-texts';
import { currentLocale } from './locale';

type Options = { onProgress?: (fraction: number) => void; signal?: AbortSignal };

/** Posts a form and reports how much has been sent, from 0 to 1: fetch cannot report that, so this is XMLHttpRequest. */
export function uploadWithProgress<T>(path: string, form: FormData, { onProgress, signal }: Options = {}): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.withCredentials = true;
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Accept-Language', currentLocale());
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable && event.total > 0) onProgress?.(event.loaded / event.total);
    });
    request.addEventListener('load', () => settle(request, resolve, reject));
    request.addEventListener('error', () => reject(new TypeError('The network failed during the upload')));
    request.addEventListener('abort', () => reject(signal?.reason ?? new DOMException('Upload stopped', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function settle<T>(request: XMLHttpRequest, resolve: (value: T) => void, reject: (reason: unknown) => void) {
  const { status, statusText, responseText: body } = request;
  if (status < 200 || status >= 300) {
    const failure = new ApiError({ status, statusText, body, retryAfter: request.getResponseHeader('Retry-After') });
    return loadErrorTexts().then(() => reject(failure));
  }
  try {
    resolve(parseBody<T>(body));
  } catch (error) {
    reject(error);
  }
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uploadWithProgress } from './upload';

class FakeRequest extends EventTarget {
  static last: FakeRequest;
  upload = new EventTarget();
  headers: Record<string, string> = {};
  status = 0;
  statusText = '';
  responseText = '';
  withCredentials = false;
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open() {}
  send() {}
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader() {
    return null;
  }
  sent(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: true, loaded, total }));
  }
  answer(status: number, body: string) {
    Object.assign(this, { status, responseText: body });
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', FakeRequest));
afterEach(() => void vi.unstubAllGlobals());

test('progress is the share that has really been sent', async () => {
  const seen: number[] = [];
  const upload = uploadWithProgress('/api/contracts', new FormData(), { onProgress: (share) => seen.push(share) });
  FakeRequest.last.sent(250, 1000);
  FakeRequest.last.sent(1000, 1000);
  FakeRequest.last.answer(202, '{"contractId":"c1"}');
  expect(await upload).toEqual({ contractId: 'c1' });
  expect(seen).toEqual([0.25, 1]);
  expect(FakeRequest.last.withCredentials).toBe(true);
});

test('a refused upload is raised like any other refusal', async () => {
  const upload = uploadWithProgress('/api/contracts', new FormData());
  FakeRequest.last.answer(422, '{"code":"contracts.file_type","message":"Not a contract file"}');
  await expect(upload).rejects.toMatchObject({ name: 'ApiError', status: 422, code: 'contracts.file_type' });
});

test('a broken connection is no answer of the server', async () => {
  const upload = uploadWithProgress('/api/contracts', new FormData());
  FakeRequest.last.dispatchEvent(new Event('error'));
  await expect(upload).rejects.toBeInstanceOf(TypeError);
});

test('an upload can be stopped', async () => {
  const stop = new AbortController();
  const upload = uploadWithProgress('/api/contracts', new FormData(), { signal: stop.signal });
  stop.abort();
  await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
});

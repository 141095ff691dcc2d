import { HttpResponse, http, type JsonBodyType } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { server } from '../testing/server';
import { callApi, callApiIfSignedIn } from './api';
import { ApiError, errorCode, isUnauthorized } from './api-error';
import { storeLocale } from './locale';

/** Gives every call the same answer, and keeps the calls. */
function answer(body: JsonBodyType, init?: ResponseInit) {
  const asked: Request[] = [];
  const response = () => (body === null ? new HttpResponse('', init) : HttpResponse.json(body, init));
  server.use(
    http.all('/api/*', ({ request }) => {
      asked.push(request.clone());
      return response();
    }),
  );
  return asked;
}
const failure = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('It was fine')),
    (error) => error,
  );

afterEach(() => storeLocale('en'));

test('a call carries the session and the reader’s language', async () => {
  const asked = answer({});
  storeLocale('fr');
  await callApi('/api/contracts');
  expect(asked[0]?.credentials).toBe('include');
  expect(asked[0]?.headers.get('Accept-Language')).toBe('fr');
});

test('a body is sent as JSON, a form as it is', async () => {
  const asked = answer({});
  await callApi('/api/auth/login', { method: 'POST', body: { email: 'a@b.test' } });
  const form = new FormData();
  form.append('readScannedPages', 'true');
  await callApi('/api/contracts', { method: 'POST', body: form });
  const [json, multipart] = asked;
  expect(json?.headers.get('Content-Type')).toBe('application/json');
  expect(await json?.text()).toBe('{"email":"a@b.test"}');
  expect(multipart?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
  expect((await multipart?.formData())?.get('readScannedPages')).toBe('true');
});

test('an empty answer is nothing', async () => {
  answer(null);
  expect(await callApi('/api/logout', { method: 'POST' })).toBeUndefined();
});

test('an answer that is not OK is raised with its status and body', async () => {
  const body = { code: 'contracts.not_found', message: 'There is no such contract' };
  answer(body, { status: 404 });
  const error = await failure(callApi('/api/contracts/1'));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    message: `404: ${JSON.stringify(body)}`,
    status: 404,
    code: 'contracts.not_found',
    detail: 'There is no such contract',
  });
  expect(errorCode(error)).toBe('contracts.not_found');
});

test('an empty body is replaced by the status text', async () => {
  answer(null, { status: 502, statusText: 'Bad Gateway' });
  expect(await failure(callApi('/api/contracts'))).toMatchObject({ message: '502: Bad Gateway', code: null });
});

test('a rate limit says how long to wait', async () => {
  answer({ code: 'http.rate_limited', message: 'Wait' }, { status: 429, headers: { 'Retry-After': '60' } });
  expect(await failure(callApi('/api/x'))).toMatchObject({ retryAfter: 60 });
});

test('a signed-out visitor gets nothing where that is fine, and an error elsewhere', async () => {
  answer({ code: 'http.unauthorized', message: 'Unauthorized' }, { status: 401 });
  expect(await callApiIfSignedIn('/api/user')).toBeNull();
  expect(isUnauthorized(await failure(callApi('/api/contracts')))).toBe(true);
});

test('a wrong password is no lost session', async () => {
  answer({ code: 'accounts.wrong_credentials', message: 'Invalid email or password' }, { status: 401 });
  expect(isUnauthorized(await failure(callApi('/api/auth/login', { method: 'POST' })))).toBe(false);
});

test('what was asked for early is not asked for again, but by the next who asks', async () => {
  const asked = answer({ name: 'Ada' });
  globalThis.askedEarly = { '/api/user': fetch('/api/user') };
  expect(await callApi('/api/user')).toEqual({ name: 'Ada' });
  expect(asked).toHaveLength(1);
  await callApi('/api/user');
  expect(asked).toHaveLength(2);
});

test('what was asked for early and failed is asked for anew', async () => {
  globalThis.askedEarly = { '/api/user': Promise.resolve(new Response('', { status: 401 })) };
  answer({ name: 'Ada' });
  expect(await callApi('/api/user')).toEqual({ name: 'Ada' });
  globalThis.askedEarly = { '/api/user': Promise.resolve(null) };
  expect(await callApi('/api/user')).toEqual({ name: 'Ada' });
});

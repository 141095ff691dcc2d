import { afterEach, expect, test, vi } from 'vitest';
import { callApi, callApiIfSignedIn } from './api';
import { ApiError, errorCode, isUnauthorized } from './api-error';
import { storeLocale } from './locale';

const answer = (body: string, init?: ResponseInit) => {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => new Response(body, init));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const failure = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('It was fine')),
    (error) => error,
  );

afterEach(() => {
  vi.unstubAllGlobals();
  storeLocale('en');
});

test('a call carries the session and the reader’s language', async () => {
  const fetch = answer('{}');
  storeLocale('fr');
  await callApi('/api/contracts');
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include', headers: { 'Accept-Language': 'fr' } });
});

test('a body is sent as JSON, a form as it is', async () => {
  const fetch = answer('{}');
  await callApi('/api/auth/login', { method: 'POST', body: { email: 'a@b.test' } });
  const form = new FormData();
  await callApi('/api/contracts', { method: 'POST', body: form });
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({
    body: '{"email":"a@b.test"}',
    headers: { 'Content-Type': 'application/json' },
  });
  expect(fetch.mock.calls[1]?.[1].body).toBe(form);
  expect(fetch.mock.calls[1]?.[1].headers).not.toHaveProperty('Content-Type');
});

test('an empty answer is nothing', async () => {
  answer('', { status: 200 });
  expect(await callApi('/api/logout', { method: 'POST' })).toBeUndefined();
});

test('an answer that is not OK is raised with its status and body', async () => {
  const body = '{"code":"contracts.not_found","message":"There is no such contract"}';
  answer(body, { status: 404 });
  const error = await failure(callApi('/api/contracts/1'));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    message: `404: ${body}`,
    status: 404,
    code: 'contracts.not_found',
    detail: 'There is no such contract',
  });
  expect(errorCode(error)).toBe('contracts.not_found');
});

test('an empty body is replaced by the status text', async () => {
  answer('', { status: 502, statusText: 'Bad Gateway' });
  expect(await failure(callApi('/api/contracts'))).toMatchObject({ message: '502: Bad Gateway', code: null });
});

test('a rate limit says how long to wait', async () => {
  answer('{"code":"http.rate_limited","message":"Wait"}', { status: 429, headers: { 'Retry-After': '60' } });
  expect(await failure(callApi('/api/x'))).toMatchObject({ retryAfter: 60 });
});

test('a signed-out visitor gets nothing where that is fine, and an error elsewhere', async () => {
  answer('{"code":"http.unauthorized","message":"Unauthorized"}', { status: 401 });
  expect(await callApiIfSignedIn('/api/user')).toBeNull();
  expect(isUnauthorized(await failure(callApi('/api/contracts')))).toBe(true);
});

test('a wrong password is no lost session', async () => {
  answer('{"code":"accounts.wrong_credentials","message":"Invalid email or password"}', { status: 401 });
  expect(isUnauthorized(await failure(callApi('/api/auth/login', { method: 'POST' })))).toBe(false);
});

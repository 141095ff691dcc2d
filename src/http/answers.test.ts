import { expect, test, vi } from 'vitest';
import { call } from '../testing/api';
import { asUser } from '../testing/as-user';
import { takeErrors } from '../testing/console-errors';

test('answers ask for https, no guessing of types, no framing and no addresses in the referrer', async () => {
  const { headers } = await call('GET', '/api/user');
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=63072000; includeSubDomains/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  const policy = headers.get('content-security-policy');
  for (const part of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", 'sandbox']) {
    expect(policy).toContain(part);
  }
  expect(headers.get('content-type')).toMatch(/^application\/json/);
});

test('an unknown error is answered with nothing but a number to ask by, under which it is logged', async () => {
  const measure = {
    ping: async () => {
      throw new Error('the inside');
    },
  };
  const ada = await asUser();
  const body = new FormData();
  body.set('contract', new File(['A contract.'], 'a.txt'));
  const answer = await call('POST', '/api/contracts/validate-size', {
    body,
    headers: ada.headers,
    env: { MEASURE: measure as never },
  });
  expect(answer.status).toBe(500);
  const text = await answer.text();
  const { code, requestId } = JSON.parse(text) as { code: string; requestId: string };
  expect([code, requestId]).toEqual(['http.internal', answer.headers.get('x-request-id')]);
  expect(text).not.toMatch(/inside|Error|\.ts/);
  expect(JSON.stringify(takeErrors())).toContain(requestId);
});

test('every call is one line of the log, by time, number, pattern of its route and status', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const ada = await asUser();
  const answer = await call('GET', '/api/contracts/of-somebody-else?word=secret', { headers: ada.headers });
  const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
  expect(lines).toEqual([
    expect.objectContaining({
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      requestId: answer.headers.get('x-request-id'),
      userId: ada.id,
      route: '/api/contracts/:id',
      status: 404,
    }),
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('what a caller may not set is left alone, whatever else stands in the body', async () => {
  const ada = await asUser();
  const body = { firstName: 'Ada', accountStatus: 'premium', emailVerified: false, paymentFailed: true, id: 'other' };
  const answer = await call('PATCH', '/api/user/profile', { headers: ada.headers, body });
  expect(answer.status).toBeLessThan(500);
  const user = await (await call('GET', '/api/user', { headers: ada.headers })).json();
  expect(user).toMatchObject({ id: ada.id, accountStatus: 'free', paymentFailed: false });
});

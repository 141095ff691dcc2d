import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';

const day = 24 * 60 * 60_000;

test('a signed-out caller gets Unauthorized at both addresses', async () => {
  for (const path of ['/api/user', '/api/auth/user']) {
    const response = await call('GET', path);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ code: 'http.unauthorized', message: 'Unauthorized' });
  }
});

test('a session cookie that we did not sign opens nothing', async () => {
  const { headers } = await asUser();
  const forged = headers.cookie.replace(/\.[^.]*$/, `.${encodeURIComponent(btoa('x'.repeat(32)))}`);
  expect((await call('GET', '/api/user', { headers: { cookie: forged } })).status).toBe(401);
});

test('a session that has ended opens nothing', async () => {
  const { headers } = await asUser();
  await env.DB.prepare('update session set expires_at = ?')
    .bind(Date.now() - 1)
    .run();
  expect((await call('GET', '/api/user', { headers })).status).toBe(401);
});

test('a session in use is extended after a day, and no sooner', async () => {
  const { headers } = await asUser();
  const fresh = await call('GET', '/api/user', { headers });
  expect(fresh.headers.getSetCookie()).toEqual([]);

  await env.DB.prepare('update session set expires_at = expires_at - ?')
    .bind(2 * day)
    .run();
  const used = await call('GET', '/api/user', { headers });
  expect(used.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^plainclause\.session_token=/),
    expect.stringMatching(/^plainclause\.signed_in=1; /),
  ]);
  const session = await env.DB.prepare('select expires_at from session').first<{ expires_at: number }>();
  expect(session?.expires_at).toBeGreaterThan(Date.now() + 6.9 * day);
});

test('a session ends 90 days after the sign-in, however much it is used', async () => {
  const { headers } = await asUser();
  const age = (days: number) =>
    env.DB.prepare('update session set created_at = created_at - ?')
      .bind(days * day)
      .run();
  await age(89);
  expect((await call('GET', '/api/user', { headers })).status).toBe(200);
  await env.DB.prepare('update session set expires_at = expires_at - ?')
    .bind(2 * day)
    .run();
  await call('GET', '/api/user', { headers });
  await age(1);
  expect((await call('GET', '/api/user', { headers })).status).toBe(401);
  expect((await call('PATCH', '/api/user/profile', { headers, body: {} })).status).toBe(401);
});

test('an account that awaits a payment has a status of null', async () => {
  const { headers } = await asUser({ accountStatus: null, paymentFailed: true });
  const response = await call('GET', '/api/user', { headers });
  expect(await response.json()).toMatchObject({ accountStatus: null, paymentFailed: true });
});

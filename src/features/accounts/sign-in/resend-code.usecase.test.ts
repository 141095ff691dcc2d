import { expect, test } from 'vitest';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { codeMailedTo, mailTo } from '#src/testing/sent-mail.ts';

const email = 'ada@example.test';
const register = () =>
  call('POST', '/api/auth/register', { body: { email, password: 'analytical', confirmPassword: 'analytical' } });
const resend = (to: string, options: Parameters<typeof call>[2] = {}) =>
  call('POST', '/api/auth/resend-verification', { ...options, body: { email: to } });

test('a new code comes when asked for', async () => {
  await register();
  const response = await resend(email);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    success: true,
    message: 'Verification code sent! Please check your email.',
  });
  expect(await mailTo(email)).toHaveLength(2);
  const code = await codeMailedTo(email);
  expect((await call('POST', '/api/auth/verify-email', { body: { email, code } })).status).toBe(200);
});

test('asking again within a minute is refused, and says how long to wait', async () => {
  await register();
  await resend(email);
  const refused = await resend(email);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toEqual({
    code: 'http.rate_limited',
    message: 'Too many requests. Please wait 60 seconds before trying again.',
  });
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(50);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await mailTo(email)).toHaveLength(2);
});

test('an unknown address and a proven one are answered like any other, and get nothing', async () => {
  await register();
  const { email: proven } = await asUser();
  const expected = await (await resend(email)).json();
  for (const address of ['nobody@example.test', proven]) {
    const response = await resend(address);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(expected);
    expect(await mailTo(address)).toEqual([]);
  }
});

test('what is no address is refused', async () => {
  const response = await resend('ada');
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ message: 'Please enter a valid email address' });
});

test('an e-mail that cannot be sent is logged and reveals nothing to a stranger', async () => {
  await register();
  const broken: SendEmail = { send: () => Promise.reject(new Error('no route')) };
  expect((await resend(email, { env: { EMAIL: broken } })).status).toBe(200);
  expect(JSON.stringify(takeErrors())).toContain('mail.failed');
});

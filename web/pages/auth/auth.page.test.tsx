import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#web/app/query-client.ts';
import { click, draw, type } from '#web/testing/draw.tsx';
import { AuthPage } from './auth.page';

type Answer = { status?: number; body: unknown; headers?: Record<string, string> };
let answers: Record<string, Answer | 'no network'>;
const calls: { path: string; body: unknown }[] = [];

beforeEach(() => {
  calls.length = 0;
  answers = { '/api/user': { status: 401, body: { code: 'http.unauthorized', message: 'Unauthorized' } } };
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push({ path, body: init.body ? JSON.parse(String(init.body)) : undefined });
    const answer = answers[path];
    if (!answer || answer === 'no network') throw new TypeError('Failed to fetch');
    const { body, ...rest } = answer;
    return new Response(JSON.stringify(body), rest);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(path: string) {
  const page = await draw(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <AuthPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const field = (name: string) => page.find<HTMLInputElement>(`[name=${name}]`);
  const submit = async () => {
    await click(page.find('[type=submit]'));
    await settle();
  };
  return { ...page, field, submit, text: () => page.container.textContent ?? '' };
}

const settle = () => act(async () => void (await new Promise((done) => setTimeout(done, 20))));

async function reachVerify(page: Awaited<ReturnType<typeof open>>) {
  answers['/api/auth/register'] = { body: { requiresVerification: true, message: '' } };
  await type(page.field('email'), 'Ada@Example.com');
  await type(page.field('password'), 'secret');
  await type(page.field('confirmPassword'), 'secret');
  await page.submit();
}

test('a failed sign-in says why and loses nothing that was typed', async () => {
  answers['/api/auth/login'] = { status: 401, body: { code: 'accounts.bad_credentials', message: '' } };
  const page = await open('/auth');
  await type(page.field('email'), 'Ada@Example.com');
  await type(page.field('password'), 'wrong');
  await page.submit();
  expect(page.text()).toContain('Invalid email or password');
  expect(page.field('email').value).toBe('ada@example.com');
  expect(page.field('password').value).toBe('wrong');
  expect(calls.at(-1)?.body).toEqual({ email: 'ada@example.com', password: 'wrong' });
});

test('a sign-in without a network says so', async () => {
  answers['/api/auth/login'] = 'no network';
  const page = await open('/login');
  await type(page.field('email'), 'ada@example.com');
  await type(page.field('password'), 'secret');
  await page.submit();
  expect(page.text()).toContain('Network error. Please try again.');
});

test.each([
  ['the reason that the server gives', { status: 418, body: { code: 'teapot', message: 'Come back at tea time.' } }],
  ['that it failed', { status: 500, body: {} }],
  ['that the network failed', 'no network'],
] as const)('what cannot be done says %s, and can be tried again', async (_name, answer) => {
  const said = (fallback: string) =>
    answer === 'no network'
      ? 'Network error. Please try again.'
      : 'message' in answer.body
        ? answer.body.message
        : fallback;
  const page = await open('/auth?mode=register');
  const alerts = () => [...page.container.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
  answers['/api/auth/register'] = answer;
  await type(page.field('email'), 'ada@example.com');
  await type(page.field('password'), 'secret');
  await type(page.field('confirmPassword'), 'secret');
  await page.submit();
  expect(alerts()).toEqual([said('Registration failed')]);
  expect(page.field('password').value).toBe('secret');

  answers['/api/auth/register'] = { body: { requiresVerification: true, message: '' } };
  await page.submit();
  answers['/api/auth/verify-email'] = answer;
  await type(page.field('code'), '123456');
  await page.submit();
  const [notice, ...failures] = alerts();
  expect(notice).toContain('Registration initiated!');
  expect(failures).toEqual([said('Verification failed')]);
  expect(page.field('code').value).toBe('123456');

  answers['/api/auth/resend-verification'] = answer;
  await click(page.control('Resend Code'));
  await settle();
  expect(alerts()).toEqual([notice, said('Verification failed'), said('Failed to resend code')]);
  expect((page.control('Resend Code') as HTMLButtonElement).disabled).toBe(false);
});

test('an empty code is asked for, and one that is too long is cut', async () => {
  const page = await open('/auth?mode=register');
  await reachVerify(page);
  await page.submit();
  expect(page.text()).toContain('Please enter the verification code');
  expect(document.activeElement).toBe(page.field('code'));
  expect(calls.some(({ path }) => path === '/api/auth/verify-email')).toBe(false);
  await type(page.field('code'), '12345678');
  expect(page.field('code').value).toBe('123456');
});

test('asking for codes too often waits as long as the server says', async () => {
  answers['/api/auth/resend-verification'] = {
    status: 429,
    body: { code: 'http.rate_limited', message: '' },
    headers: { 'Retry-After': '42' },
  };
  const page = await open('/auth?mode=register');
  await reachVerify(page);
  await click(page.control('Resend Code'));
  await settle();
  expect(page.text()).toContain('Too many requests. Please wait 42 seconds before trying again.');
  expect((page.control('Resend Code (42s)') as HTMLButtonElement).disabled).toBe(true);
});

test('whoever has set a new password is told so above the sign-in', async () => {
  const page = await open('/login?reset=success');
  expect(page.text()).toContain('Password Reset Complete');
  expect(page.control('Forgot password?').getAttribute('href')).toBe('/forgot-password');
});

test('the first field with an error gets the focus, and nothing is sent', async () => {
  const page = await open('/auth?mode=register');
  await type(page.field('email'), 'ada@example.com');
  await type(page.field('password'), 'secret');
  await type(page.field('confirmPassword'), 'secreT');
  await page.submit();
  expect(document.activeElement).toBe(page.field('confirmPassword'));
  expect(page.text()).toContain('Passwords do not match');
  expect(calls.some(({ path }) => path === '/api/auth/register')).toBe(false);
});

test('registering leads to the code, for the address in small letters', async () => {
  const page = await open('/auth?mode=register');
  await reachVerify(page);
  expect(page.text()).toContain('Registration initiated! Please check your email for a 6-digit verification code.');
  expect(page.text()).toContain('ada@example.com');
  expect(document.activeElement).toBe(page.field('code'));
});

test('whoever signs in before confirming the address is led to the code', async () => {
  answers['/api/auth/login'] = {
    status: 403,
    body: { code: 'accounts.EMAIL_NOT_VERIFIED', message: 'EMAIL_NOT_VERIFIED' },
  };
  const page = await open('/auth');
  await type(page.field('email'), 'ada@example.com');
  await type(page.field('password'), 'secret');
  await page.submit();
  expect(page.text()).toContain('Please verify your email address to continue.');
  expect(page.field('code').autocomplete).toBe('one-time-code');
});

test('a code is sent again once a minute', async () => {
  answers['/api/auth/resend-verification'] = { body: { success: true, message: '' } };
  const page = await open('/auth?mode=register');
  await reachVerify(page);
  vi.useFakeTimers();
  await click(page.control('Resend Code'));
  await act(async () => void (await vi.advanceTimersByTimeAsync(0)));
  expect(page.text()).toContain('Verification code sent! Please check your email.');
  expect((page.control('Resend Code (60s)') as HTMLButtonElement).disabled).toBe(true);
  await act(async () => void (await vi.advanceTimersByTimeAsync(3100)));
  expect(page.text()).not.toContain('Verification code sent!');
  await act(async () => void (await vi.advanceTimersByTimeAsync(56_000)));
  expect((page.control('Resend Code (1s)') as HTMLButtonElement).disabled).toBe(true);
  await act(async () => void (await vi.advanceTimersByTimeAsync(1000)));
  expect((page.control('Resend Code') as HTMLButtonElement).disabled).toBe(false);
});

test('a confirmation without a session leads back to signing in after a moment', async () => {
  answers['/api/auth/verify-email'] = { body: { success: true, autoLogin: false, message: '' } };
  const page = await open('/auth?mode=register');
  await reachVerify(page);
  await type(page.field('code'), '123 456');
  vi.useFakeTimers();
  await click(page.find('[type=submit]'));
  await act(async () => void (await vi.advanceTimersByTimeAsync(0)));
  expect(calls.at(-1)?.body).toEqual({ email: 'ada@example.com', code: '123456' });
  expect(page.text()).toContain('Email Verified!');
  await act(async () => void (await vi.advanceTimersByTimeAsync(1500)));
  expect(page.text()).toContain('Email verified successfully! You can now sign in.');
  expect(page.field('email').value).toBe('ada@example.com');
  await act(async () => void (await vi.advanceTimersByTimeAsync(2000)));
  expect(page.text()).not.toContain('Email verified successfully!');
});

test('Google is offered to sign in and to register where it is set up, and nowhere else', async () => {
  const google = () => [...document.querySelectorAll('a')].find((link) => link.textContent === 'Continue with Google');
  const plain = await open('/auth?mode=login');
  await settle();
  expect(google()).toBeUndefined();
  expect(plain.text()).toContain('Sign In');

  answers['/api/auth/options'] = { body: { google: true } };
  for (const mode of ['login', 'register']) {
    const page = await open(`/auth?mode=${mode}&returnTo=%2Fsettings`);
    await settle();
    expect(page.control('Continue with Google').getAttribute('href')).toBe(
      '/api/auth/google?locale=en&returnTo=%2Fsettings',
    );
  }
});

test.each([
  ['google_refused', 'You did not allow the sign-in with Google.'],
  ['google_expired', 'took too long'],
  ['google_email_unverified', 'Google has not verified the email address'],
  ['google_unavailable', 'not available here'],
  ['google_too_many', 'Too many requests.'],
  ['google_failed', 'The sign-in with Google did not work.'],
])('a sign-in with Google that came to nothing (%s) is explained', async (error, words) => {
  const page = await open(`/auth?mode=login&error=${error}`);
  expect(page.find('[role=alert]').textContent).toContain(words);
});

test('words that someone puts into the address are not shown', async () => {
  const page = await open('/auth?mode=login&error=Call%20this%20number');
  expect(page.container.querySelector('[role=alert]')).toBeNull();
});

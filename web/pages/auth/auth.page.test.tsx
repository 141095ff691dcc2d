import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { takeErrors } from '#src/testing/console-errors.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { asked, sentWith, server } from '#web/testing/server.ts';
import { AuthPage } from './auth.page';

type Answer = 'no network' | ({ body: JsonBodyType } & ResponseInit);

const answer = (call: string, given: Answer) =>
  server.use(
    http.post(`/api/auth/${call}`, () =>
      given === 'no network' ? HttpResponse.error() : HttpResponse.json(given.body, given),
    ),
  );
const failed = expect.arrayContaining([['Mutation error:', expect.any(Error)]]);

beforeEach(() => server.use(http.get('/api/auth/options', () => HttpResponse.json({ google: false }))));

async function open(address: string) {
  const { user, container, settled } = renderPage(<AuthPage />, { address });
  await settled();
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  return {
    user,
    field,
    button,
    text: () => container.textContent,
    press: async (name: string) => {
      await user.click(button(name));
      await settled();
    },
    signIn: async (email: string, password: string) => {
      await user.type(field('Email'), email);
      await user.type(field('Password'), password);
      await user.click(button('Sign In'));
      await settled();
    },
    register: async (email: string, password: string, confirmed = password) => {
      await user.type(field('Email'), email);
      await user.type(field('Password'), password);
      await user.type(field('Confirm password'), confirmed);
      await user.click(button('Create Account'));
      await settled();
    },
  };
}

async function openVerify() {
  answer('register', { body: { requiresVerification: true, message: '' } });
  const page = await open('/auth?mode=register');
  await page.register('Ada@Example.com', 'secret');
  await screen.findByLabelText('Verification code');
  return page;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('a failed sign-in says why and loses nothing that was typed', async () => {
  answer('login', { status: 401, body: { code: 'accounts.bad_credentials', message: '' } });
  const page = await open('/auth');
  await page.signIn('Ada@Example.com', 'wrong');
  expect(await screen.findByText('Invalid email or password')).toBeTruthy();
  expect(page.field('Email').value).toBe('ada@example.com');
  expect(page.field('Password').value).toBe('wrong');
  expect(await sentWith('POST /api/auth/login')).toEqual([{ email: 'ada@example.com', password: 'wrong' }]);
  expect(takeErrors()).toEqual(failed);
});

test('a sign-in without a network says so', async () => {
  answer('login', 'no network');
  const page = await open('/login');
  await page.signIn('ada@example.com', 'secret');
  expect(await screen.findByText('Network error. Please try again.')).toBeTruthy();
  expect(takeErrors()).toEqual(failed);
});

test.each<[string, Answer, string | null]>([
  [
    'the reason that the server gives',
    { status: 418, body: { code: 'teapot', message: 'Come back at tea time.' } },
    'Come back at tea time.',
  ],
  ['that it failed', { status: 500, body: {} }, null],
  ['that the network failed', 'no network', 'Network error. Please try again.'],
])('what cannot be done says %s, and can be tried again', async (_name, given, said) => {
  const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  const page = await open('/auth?mode=register');
  answer('register', given);
  await page.register('ada@example.com', 'secret');
  expect(alerts()).toEqual([said ?? 'Registration failed']);
  expect(page.field('Password').value).toBe('secret');

  answer('register', { body: { requiresVerification: true, message: '' } });
  await page.press('Create Account');
  answer('verify-email', given);
  await page.user.type(await screen.findByLabelText('Verification code'), '123456');
  await page.press('Verify Email');
  const [notice, ...failures] = alerts();
  expect(notice).toContain('Registration initiated!');
  expect(failures).toEqual([said ?? 'Verification failed']);
  expect(page.field('Verification code').value).toBe('123456');

  answer('resend-verification', given);
  await page.press('Resend Code');
  expect(alerts()).toEqual([notice, said ?? 'Verification failed', said ?? 'Failed to resend code']);
  expect(page.button('Resend Code').disabled).toBe(false);
  expect(takeErrors()).toHaveLength(3);
});

test('an empty code is asked for, and one that is too long is cut', async () => {
  const page = await openVerify();
  await page.press('Verify Email');
  expect(page.text()).toContain('Please enter the verification code');
  expect(document.activeElement).toBe(page.field('Verification code'));
  expect(asked()).not.toContain('POST /api/auth/verify-email');
  await page.user.type(page.field('Verification code'), '12345678');
  expect(page.field('Verification code').value).toBe('123456');
});

test('asking for codes too often waits as long as the server says', async () => {
  answer('resend-verification', {
    status: 429,
    body: { code: 'http.rate_limited', message: '' },
    headers: { 'Retry-After': '42' },
  });
  const page = await openVerify();
  await page.press('Resend Code');
  expect(page.text()).toContain('Too many requests. Please wait 42 seconds before trying again.');
  expect(page.button('Resend Code (42s)').disabled).toBe(true);
  expect(takeErrors()).toEqual(failed);
});

test('whoever has set a new password is told so above the sign-in', async () => {
  await open('/login?reset=success');
  expect(screen.getByText('Password Reset Complete')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe('/forgot-password');
});

test('the first field with an error gets the focus, and nothing is sent', async () => {
  const page = await open('/auth?mode=register');
  await page.register('ada@example.com', 'secret', 'secreT');
  expect(document.activeElement).toBe(page.field('Confirm password'));
  expect(page.text()).toContain('Passwords do not match');
  expect(asked()).not.toContain('POST /api/auth/register');
});

test('registering leads to the code, for the address in small letters', async () => {
  const page = await openVerify();
  expect(page.text()).toContain('Registration initiated! Please check your email for a 6-digit verification code.');
  expect(page.text()).toContain('ada@example.com');
  expect(document.activeElement).toBe(page.field('Verification code'));
});

test('whoever signs in before confirming the address is led to the code', async () => {
  answer('login', {
    status: 403,
    body: { code: 'accounts.EMAIL_NOT_VERIFIED', message: 'EMAIL_NOT_VERIFIED' },
  });
  const page = await open('/auth');
  await page.signIn('ada@example.com', 'secret');
  expect(await screen.findByText('Please verify your email address to continue.')).toBeTruthy();
  expect(page.field('Verification code').autocomplete).toBe('one-time-code');
  expect(takeErrors()).toEqual(failed);
});

test('a code is sent again once a minute', async () => {
  answer('resend-verification', { body: { success: true, message: '' } });
  const page = await openVerify();
  vi.useFakeTimers();
  fireEvent.click(page.button('Resend Code'));
  await pass(0);
  expect(page.text()).toContain('Verification code sent! Please check your email.');
  expect(page.button('Resend Code (60s)').disabled).toBe(true);
  await pass(3100);
  expect(page.text()).not.toContain('Verification code sent!');
  await pass(56_000);
  expect(page.button('Resend Code (1s)').disabled).toBe(true);
  await pass(1000);
  expect(page.button('Resend Code').disabled).toBe(false);
});

test('a confirmation without a session leads back to signing in after a moment', async () => {
  answer('verify-email', { body: { success: true, autoLogin: false, message: '' } });
  const page = await openVerify();
  await page.user.type(page.field('Verification code'), '123 456');
  vi.useFakeTimers();
  fireEvent.click(page.button('Verify Email'));
  await pass(0);
  expect(await sentWith('POST /api/auth/verify-email')).toEqual([{ email: 'ada@example.com', code: '123456' }]);
  expect(page.text()).toContain('Email Verified!');
  await pass(1500);
  expect(page.text()).toContain('Email verified successfully! You can now sign in.');
  expect(page.field('Email').value).toBe('ada@example.com');
  await pass(2000);
  expect(page.text()).not.toContain('Email verified successfully!');
});

test('Google is not offered where it is not set up', async () => {
  const plain = await open('/auth?mode=login');
  expect(screen.queryByRole('link', { name: 'Continue with Google', hidden: true })).toBeNull();
  expect(plain.text()).toContain('Sign In');
});

test.each(['login', 'register'])('Google is offered to %s where it is set up', async (mode) => {
  server.use(http.get('/api/auth/options', () => HttpResponse.json({ google: true })));
  await open(`/auth?mode=${mode}&returnTo=%2Fsettings`);
  expect(screen.getByRole('link', { name: 'Continue with Google' }).getAttribute('href')).toBe(
    '/api/auth/google?locale=en&returnTo=%2Fsettings',
  );
});

test('Google is not offered where that cannot be learned', async () => {
  server.use(http.get('/api/auth/options', () => HttpResponse.error()));
  await open('/auth?mode=login');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Continue with Google', hidden: true })).toBeNull());
});

test.each([
  ['google_refused', 'You did not allow the sign-in with Google.'],
  ['google_expired', 'took too long'],
  ['google_email_unverified', 'Google has not verified the email address'],
  ['google_unavailable', 'not available here'],
  ['google_too_many', 'Too many requests.'],
  ['google_failed', 'The sign-in with Google did not work.'],
])('a sign-in with Google that came to nothing (%s) is explained', async (error, words) => {
  await open(`/auth?mode=login&error=${error}`);
  expect(screen.getByRole('alert').textContent).toContain(words);
});

test('words that someone puts into the address are not shown', async () => {
  await open('/auth?mode=login&error=Call%20this%20number');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('who creates an account is told of the terms and of the privacy policy, and can read both', async () => {
  await open('/auth?mode=register');
  expect(screen.getByText(/^By creating an account you agree to our terms\./)).toBeDefined();
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(addressOf('Terms of Service')).toBe('/terms-of-service');
  expect(addressOf('Privacy Policy')).toBe('/privacy-policy');
});

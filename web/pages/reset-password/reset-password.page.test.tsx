import { act, fireEvent, screen } from '@testing-library/react';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { Route, Routes, useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { takeErrors } from '#src/testing/console-errors.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { asked, sentWith, server } from '#web/testing/server.ts';
import { shownToast } from '#web/ui/toast-store.ts';
import { ForgotPasswordPage } from './forgot-password.page';
import { ResetInvalidPage } from './reset-invalid.page';
import { ResetPasswordPage } from './reset-password.page';
import { ResetRedirectPage } from './reset-redirect.page';
import { ResetSuccessPage } from './reset-success.page';

type Answer = 'no network' | ({ body: JsonBodyType } & ResponseInit);

const respond = (answer: Answer) =>
  answer === 'no network' ? HttpResponse.error() : HttpResponse.json(answer.body, answer);
const answerLink = (answer: Answer) => server.use(http.get('/api/auth/reset-password/:token', () => respond(answer)));
const answerForgot = (answer: Answer) => server.use(http.post('/api/auth/forgot-password', () => respond(answer)));
const answerReset = (answer: Answer) => server.use(http.post('/api/auth/reset-password', () => respond(answer)));
const done = { body: { success: true, message: '' } };
const failed = [['Mutation error:', expect.any(Error)]];

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function open(address: string) {
  const { user, container, settled, unmount } = renderPage(
    <>
      <Routes>
        <Route path="/forgot-password" element={<ForgotPasswordPage />} />
        <Route path="/auth/reset-password" element={<ResetRedirectPage />} />
        <Route path="/reset-password/invalid" element={<ResetInvalidPage />} />
        <Route path="/reset-password/success" element={<ResetSuccessPage />} />
        <Route path="/reset-password/:token" element={<ResetPasswordPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </>,
    { address },
  );
  return {
    user,
    settled,
    unmount,
    field: (name: string) => screen.getByLabelText<HTMLInputElement>(name),
    press: async (name: string) => {
      await user.click(screen.getByRole('button', { name }));
      await settled();
    },
    text: () => container.textContent,
    address: () => container.querySelector('output')?.textContent,
  };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function openForm() {
  answerLink({ body: { valid: true } });
  const page = open('/reset-password/abc');
  await page.settled();
  await page.user.type(page.field('New password'), 'a new password');
  await page.user.type(page.field('Confirm new password'), 'a new password');
  return page;
}

test('after a link was sent one can ask for another in a minute', async () => {
  answerForgot(done);
  const page = open('/forgot-password');
  await page.user.type(page.field('Email'), 'Ada@Example.com');
  vi.useFakeTimers();
  fireEvent.click(button('Send Reset Link'));
  await pass(10);
  expect(await sentWith('POST /api/auth/forgot-password')).toEqual([{ email: 'ada@example.com' }]);
  expect(shownToast()).toMatchObject({
    title: 'Reset Link Sent',
    description: 'If an account with that email exists, a password reset link has been sent.',
  });
  expect(button('Wait 60s').disabled).toBe(true);
  await pass(30_000);
  expect(button('Wait 30s').disabled).toBe(true);
  await pass(30_500);
  fireEvent.click(button('Send Another Email'));
  expect(page.field('Email').value).toBe('ada@example.com');
});

test('asking too often disables the button for as long as the server says', async () => {
  answerForgot({
    status: 429,
    body: { code: 'http.rate_limited', message: '' },
    headers: { 'Retry-After': '42' },
  });
  const page = open('/forgot-password');
  await page.user.type(page.field('Email'), 'ada@example.com');
  await page.press('Send Reset Link');
  expect(shownToast()).toMatchObject({ title: 'Rate Limited' });
  expect(button('Wait 42s').disabled).toBe(true);
  expect(takeErrors()).toEqual(failed);
});

test('while a link is checked, that is said', async () => {
  server.use(http.get('/api/auth/reset-password/abc', () => new Promise(() => {})));
  open('/reset-password/abc');
  expect(await screen.findByText('Validating reset link...')).toBeTruthy();
});

test.each<Answer>([{ body: { valid: false } }, { status: 500, body: {} }, 'no network'])(
  'a link that does not work, or cannot be checked, is invalid (%j)',
  async (answer) => {
    answerLink(answer);
    open('/reset-password/abc');
    expect(await screen.findByText('Invalid Reset Link')).toBeTruthy();
    expect(addressOf('Request New Reset Link')).toBe('/forgot-password');
  },
);

test('a new password leads to signing in with it', async () => {
  const page = await openForm();
  answerReset(done);
  await page.press('Reset Password');
  expect(await sentWith('POST /api/auth/reset-password')).toEqual([{ token: 'abc', password: 'a new password' }]);
  expect(page.address()).toBe('/login?reset=success');
  expect(shownToast()).toMatchObject({
    title: 'Password Reset Successful',
    description: 'Your password has been reset successfully. You can now log in with your new password.',
  });
});

test('passwords that differ are not sent', async () => {
  const page = await openForm();
  await page.user.type(page.field('Confirm new password'), ' of another kind');
  await page.press('Reset Password');
  expect(page.text()).toContain("Passwords don't match");
  expect(document.activeElement).toBe(page.field('Confirm new password'));
  expect(asked()).not.toContain('POST /api/auth/reset-password');
});

test('a link that expired meanwhile leads to the screen that says so', async () => {
  const page = await openForm();
  answerReset({ status: 400, body: { code: 'accounts.reset_link_invalid', message: '' } });
  await page.press('Reset Password');
  expect(page.address()).toBe('/reset-password/invalid');
  expect(page.text()).toContain('Reset Link Expired');
  expect(addressOf('Request New Reset Link')).toBe('/forgot-password');
  expect(addressOf('Back to Login')).toBe('/auth?mode=login');
  expect(shownToast()).toMatchObject({ title: 'Reset Failed' });
  expect(takeErrors()).toEqual(failed);
});

test('the screen of a finished reset leads to signing in', () => {
  const page = open('/reset-password/success');
  expect(page.text()).toContain('Password Reset Complete');
  expect(addressOf('Continue to Login')).toBe('/auth?mode=login');
});

test.each<[Answer, string, string]>([
  ['no network', 'Error', 'Failed to send reset email. Please try again.'],
  [{ status: 500, body: {} }, 'Error', 'Failed to send reset email'],
])('a link that cannot be asked for says so (%j)', async (answer, title, description) => {
  answerForgot(answer);
  const page = open('/forgot-password');
  await page.press('Send Reset Link');
  expect(page.text()).toContain('Please enter a valid email address');
  expect(asked()).toEqual([]);
  await page.user.type(page.field('Email'), 'ada@example.com');
  await page.press('Send Reset Link');
  expect(shownToast()).toMatchObject({ title, description, tone: 'destructive' });
  expect(page.field('Email').value).toBe('ada@example.com');
  expect(takeErrors()).toEqual(failed);
});

test('without a network what was typed stays', async () => {
  const page = await openForm();
  answerReset('no network');
  await page.press('Reset Password');
  expect(shownToast()).toMatchObject({
    title: 'Error',
    description: 'Failed to reset password. Please try again.',
  });
  expect(page.field('New password').value).toBe('a new password');
  expect(takeErrors()).toEqual(failed);
});

test('a link with its token in the query leads to the one in the path, without a token to the start', async () => {
  answerLink({ body: { valid: true } });
  const withToken = open('/auth/reset-password?token=a%2Fb');
  await withToken.settled();
  expect(withToken.address()).toBe('/reset-password/a%2Fb');
  expect(asked()).toEqual(['GET /api/auth/reset-password/a%2Fb']);
  withToken.unmount();
  expect(open('/auth/reset-password').address()).toBe('/forgot-password');
});

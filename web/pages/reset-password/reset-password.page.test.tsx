import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#web/app/query-client.ts';
import { click, draw, type } from '#web/testing/draw.tsx';
import { dismissToast, shownToast } from '#web/ui/toast-store.ts';
import { ForgotPasswordPage } from './forgot-password.page';
import { ResetInvalidPage } from './reset-invalid.page';
import { ResetPasswordPage } from './reset-password.page';
import { ResetRedirectPage } from './reset-redirect.page';
import { ResetSuccessPage } from './reset-success.page';

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> };
let answers: Record<string, Answer | 'no network' | 'no answer'>;
const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  answers = {};
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.body) sent.push(JSON.parse(String(init.body)));
    const answer = answers[path];
    if (answer === 'no answer') return new Promise(() => {});
    if (!answer || answer === 'no network') throw new TypeError('Failed to fetch');
    const { body, ...rest } = answer;
    return new Response(JSON.stringify(body), rest);
  });
});

afterEach(() => {
  act(dismissToast);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function open(path: string) {
  const page = await draw(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/forgot-password" element={<ForgotPasswordPage />} />
          <Route path="/auth/reset-password" element={<ResetRedirectPage />} />
          <Route path="/reset-password/invalid" element={<ResetInvalidPage />} />
          <Route path="/reset-password/success" element={<ResetSuccessPage />} />
          <Route path="/reset-password/:token" element={<ResetPasswordPage />} />
          <Route path="*" element={null} />
        </Routes>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await settle();
  const field = (name: string) => page.find<HTMLInputElement>(`[name=${name}]`);
  const submit = async () => {
    await click(page.find('[type=submit]'));
    await settle();
  };
  const text = () => page.container.textContent ?? '';
  return { ...page, field, submit, text, address: () => page.find('output').textContent };
}

const settle = () => act(async () => void (await new Promise((done) => setTimeout(done, 20))));
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

async function openForm() {
  answers['/api/auth/reset-password/abc'] = { body: { valid: true } };
  const page = await open('/reset-password/abc');
  await type(page.field('password'), 'a new password');
  await type(page.field('confirmPassword'), 'a new password');
  return page;
}

test('after a link was sent one can ask for another in a minute', async () => {
  answers['/api/auth/forgot-password'] = { body: { success: true, message: '' } };
  const page = await open('/forgot-password');
  await type(page.field('email'), 'Ada@Example.com');
  vi.useFakeTimers();
  await click(page.find('[type=submit]'));
  await pass(10);
  expect(sent).toEqual([{ email: 'ada@example.com' }]);
  expect(shownToast()).toMatchObject({
    title: 'Reset Link Sent',
    description: 'If an account with that email exists, a password reset link has been sent.',
  });
  expect((page.control('Wait 60s') as HTMLButtonElement).disabled).toBe(true);
  await pass(30_000);
  expect((page.control('Wait 30s') as HTMLButtonElement).disabled).toBe(true);
  await pass(30_500);
  await click(page.control('Send Another Email'));
  expect(page.field('email').value).toBe('ada@example.com');
});

test('asking too often disables the button for as long as the server says', async () => {
  answers['/api/auth/forgot-password'] = {
    status: 429,
    body: { code: 'http.rate_limited', message: '' },
    headers: { 'Retry-After': '42' },
  };
  const page = await open('/forgot-password');
  await type(page.field('email'), 'ada@example.com');
  await page.submit();
  expect(shownToast()).toMatchObject({ title: 'Rate Limited' });
  expect((page.control('Wait 42s') as HTMLButtonElement).disabled).toBe(true);
});

test('while a link is checked, that is said', async () => {
  answers['/api/auth/reset-password/abc'] = 'no answer';
  const page = await open('/reset-password/abc');
  expect(page.text()).toContain('Validating reset link...');
});

test.each([{ body: { valid: false } }, { status: 500, body: {} }, 'no network' as const])(
  'a link that does not work, or cannot be checked, is invalid (%j)',
  async (answer) => {
    answers['/api/auth/reset-password/abc'] = answer;
    const page = await open('/reset-password/abc');
    expect(page.text()).toContain('Invalid Reset Link');
    expect(page.control('Request New Reset Link').getAttribute('href')).toBe('/forgot-password');
  },
);

test('a new password leads to signing in with it', async () => {
  const page = await openForm();
  answers['/api/auth/reset-password'] = { body: { success: true, message: '' } };
  await page.submit();
  expect(sent).toEqual([{ token: 'abc', password: 'a new password' }]);
  expect(page.address()).toBe('/login?reset=success');
  expect(shownToast()).toMatchObject({
    title: 'Password Reset Successful',
    description: 'Your password has been reset successfully. You can now log in with your new password.',
  });
});

test('passwords that differ are not sent', async () => {
  const page = await openForm();
  await type(page.field('confirmPassword'), 'another one');
  await page.submit();
  expect(page.text()).toContain("Passwords don't match");
  expect(document.activeElement).toBe(page.field('confirmPassword'));
  expect(sent).toEqual([]);
});

test('a link that expired meanwhile leads to the screen that says so', async () => {
  const page = await openForm();
  answers['/api/auth/reset-password'] = { status: 400, body: { code: 'accounts.reset_link_invalid', message: '' } };
  await page.submit();
  expect(page.address()).toBe('/reset-password/invalid');
  expect(page.text()).toContain('Reset Link Expired');
  expect(page.control('Request New Reset Link').getAttribute('href')).toBe('/forgot-password');
  expect(page.control('Back to Login').getAttribute('href')).toBe('/auth?mode=login');
  expect(shownToast()).toMatchObject({ title: 'Reset Failed' });
});

test('the screen of a finished reset leads to signing in', async () => {
  const page = await open('/reset-password/success');
  expect(page.text()).toContain('Password Reset Complete');
  expect(page.control('Continue to Login').getAttribute('href')).toBe('/auth?mode=login');
});

test.each([
  ['no network' as const, 'Error', 'Failed to send reset email. Please try again.'],
  [{ status: 500, body: {} }, 'Error', 'Failed to send reset email'],
])('a link that cannot be asked for says so (%j)', async (answer, title, description) => {
  answers['/api/auth/forgot-password'] = answer;
  const page = await open('/forgot-password');
  await page.submit();
  expect(page.text()).toContain('Please enter a valid email address');
  expect(sent).toEqual([]);
  await type(page.field('email'), 'ada@example.com');
  await page.submit();
  expect(shownToast()).toMatchObject({ title, description, tone: 'destructive' });
  expect(page.field('email').value).toBe('ada@example.com');
});

test('without a network what was typed stays', async () => {
  const page = await openForm();
  answers['/api/auth/reset-password'] = 'no network';
  await page.submit();
  expect(shownToast()).toMatchObject({
    title: 'Error',
    description: 'Failed to reset password. Please try again.',
  });
  expect(page.field('password').value).toBe('a new password');
});

test('a link with its token in the query leads to the one in the path, without a token to the start', async () => {
  answers['/api/auth/reset-password/a%2Fb'] = { body: { valid: true } };
  expect((await open('/auth/reset-password?token=a%2Fb')).address()).toBe('/reset-password/a%2Fb');
  expect((await open('/auth/reset-password')).address()).toBe('/forgot-password');
});

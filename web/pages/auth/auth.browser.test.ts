import { expect, test } from 'vitest';
import { openPage } from '#web/testing/browser.ts';

test('every address of signing in and of a forgotten password leads to its screen', async () => {
  const { page } = await openPage('/auth');
  const screens = [
    ['/auth', '/auth', 'Sign in'],
    ['/login', '/login', 'Sign in'],
    ['/auth?mode=register', '/auth', 'Create your account'],
    ['/login?mode=register', '/login', 'Create your account'],
    ['/api/login', '/auth', 'Sign in'],
    ['/forgot-password', '/forgot-password', 'Forgot your password?'],
    ['/reset-password', '/forgot-password', 'Forgot your password?'],
    ['/auth/reset-password', '/forgot-password', 'Forgot your password?'],
    ['/auth/reset-password?token=never-was', '/reset-password/never-was', 'Invalid Reset Link'],
    ['/reset-password/never-was', '/reset-password/never-was', 'Invalid Reset Link'],
    ['/reset-password/invalid', '/reset-password/invalid', 'Reset Link Expired'],
    ['/reset-password/success', '/reset-password/success', 'Password Reset Complete'],
    ['/settings', '/auth', 'Sign in'],
    ['/no-such-page', '/no-such-page', 'Page not found'],
  ] as const;
  for (const [address, path, heading] of screens) {
    await page.goto(address);
    await page.getByRole('heading', { name: heading, level: 1, exact: true }).waitFor();
    expect(new URL(page.url()).pathname, address).toBe(path);
  }
});

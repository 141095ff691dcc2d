import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { checkForgot, checkReset, forgotFailure, isLinkInvalid, resetFailure } from './reset-password.rules';

const answer = (status: number, code: string, message = '', retryAfter: string | null = null) =>
  new ApiError({ status, statusText: '', body: JSON.stringify({ code, message }), retryAfter });
const noNetwork = new TypeError('Failed to fetch');

test('a link is asked for with a valid address', () => {
  const wrong = { errors: { email: 'Please enter a valid email address' } };
  expect(checkForgot({ email: 'ada@example' })).toEqual(wrong);
  expect(checkForgot({ email: '' })).toEqual(wrong);
  expect(checkForgot({ email: ' Ada@example.com ' })).toEqual({ sent: { email: 'ada@example.com' } });
});

test('a new password has at least 8 characters and is typed alike twice', () => {
  const typed = (password: string, confirmPassword = password) => checkReset({ password, confirmPassword });
  expect(typed('1234567', '12345678')).toEqual({
    errors: {
      password: 'Password must be at least 8 characters long',
      confirmPassword: "Passwords don't match",
    },
  });
  expect(typed('12345678')).toHaveProperty('sent');
  expect(typed('a'.repeat(129))).toEqual({ errors: { password: 'Password must be at most 128 characters long' } });
});

test('asking too often says how long to wait', () => {
  expect(forgotFailure(answer(429, 'http.rate_limited', '', '60'))).toMatchObject({
    title: 'Rate Limited',
    description: 'Too many requests. Please wait 60 seconds before trying again.',
    tone: 'destructive',
  });
});

test('a link that could not be sent says why, or that it failed', () => {
  expect(forgotFailure(answer(502, 'other.code', 'Mail is down'))).toMatchObject({
    title: 'Error',
    description: 'Mail is down',
  });
  expect(forgotFailure(answer(502, 'other.code'))).toMatchObject({ description: 'Failed to send reset email' });
  expect(forgotFailure(noNetwork)).toMatchObject({
    title: 'Error',
    description: 'Failed to send reset email. Please try again.',
  });
});

test('a password that was not taken says why', () => {
  expect(resetFailure(answer(500, 'other.code'))).toMatchObject({
    title: 'Reset Failed',
    description: 'Failed to reset password. Please try again.',
  });
  expect(resetFailure(noNetwork)).toMatchObject({
    title: 'Error',
    description: 'Failed to reset password. Please try again.',
  });
});

test('only a link that is invalid or expired leads to the screen that says so', () => {
  expect(isLinkInvalid(answer(400, 'accounts.reset_link_invalid'))).toBe(true);
  expect(isLinkInvalid(answer(400, 'other.code', 'Invalid or expired token'))).toBe(true);
  expect(isLinkInvalid(answer(422, 'accounts.reset_password_too_short'))).toBe(false);
  expect(isLinkInvalid(noNetwork)).toBe(false);
});

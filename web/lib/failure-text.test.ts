import { expect, test } from 'vitest';
import { ApiError } from './api-error';
import { failureText } from './failure-text';

const answer = (body: unknown, retryAfter?: string) =>
  new ApiError({ status: 400, statusText: 'Bad', body: JSON.stringify(body), retryAfter: retryAfter ?? null });

test('a known failure is shown in our words', () => {
  const error = answer({ code: 'accounts.bad_credentials', message: 'whatever the server wrote' });
  expect(failureText(error, 'Login failed')).toBe('Invalid email or password');
});

test('an unknown failure is shown in the server’s words, else in general ones', () => {
  expect(failureText(answer({ code: 'new.failure', message: 'The moon is full' }), 'Login failed')).toBe(
    'The moon is full',
  );
  expect(failureText(answer('no shape at all'), 'Login failed')).toBe('Login failed');
});

test('a wait is given in seconds', () => {
  expect(failureText(answer({ code: 'http.rate_limited', message: '' }, '40'), '')).toContain('40 seconds');
});

test('a call without an answer is a network error', () => {
  expect(failureText(new TypeError('Failed to fetch'), 'Login failed')).toBe('Network error. Please try again.');
});

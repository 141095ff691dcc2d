import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeErrors } from '#src/testing/console-errors.ts';
import { ApiError } from '../lib/api-error';
import { shownToast, showToast } from '../ui/toast-store';
import { leaveForLogin } from './leave-for-login';
import { createQueryClient } from './query-client';

const unauthorized = new ApiError({ status: 401, statusText: '', body: '{"code":"x","message":"Unauthorized"}' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.runAllTimers());

test('a failed change is logged', async () => {
  const client = createQueryClient();
  const error = new Error('500: broken');
  await client
    .getMutationCache()
    .build(client, { mutationFn: () => Promise.reject(error) })
    .execute(undefined)
    .catch(() => {});
  expect(takeErrors()).toEqual([['Mutation error:', error]]);
});

test('a failed read is asked for once only', async () => {
  const read = vi.fn().mockRejectedValue(new Error('500: broken'));
  await createQueryClient()
    .fetchQuery({ queryKey: ['x'], queryFn: read })
    .catch(() => {});
  expect(read).toHaveBeenCalledTimes(1);
});

test('a lost session is announced', async () => {
  await createQueryClient()
    .fetchQuery({ queryKey: ['x'], queryFn: () => Promise.reject(unauthorized) })
    .catch(() => {});
  expect(shownToast()).toMatchObject({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    tone: 'destructive',
  });
});

test('when the session is lost on a click, no message about the failed click hides that', async () => {
  const client = createQueryClient();
  await client
    .getMutationCache()
    .build(client, { mutationFn: () => Promise.reject(unauthorized) })
    .execute(undefined)
    .catch(() => showToast({ title: 'Delete failed', tone: 'destructive' }));
  expect(shownToast()?.title).toBe('Unauthorized');
  expect(takeErrors()).toEqual([['Mutation error:', unauthorized]]);
});

test('half a second after that the browser goes to sign in, once', () => {
  const go = vi.fn();
  leaveForLogin(go);
  leaveForLogin(go);
  vi.advanceTimersByTime(499);
  expect(go).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(go.mock.calls).toEqual([['/api/login']]);
});

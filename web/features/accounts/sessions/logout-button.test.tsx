import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#web/app/query-client.ts';
import { click, draw } from '#web/testing/draw.tsx';
import { dismissToast, shownToast } from '#web/ui/toast-store.ts';
import { currentUserQuery } from '../accounts.queries';
import { LogoutButton } from './logout-button';

afterEach(() => {
  act(dismissToast);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function logOut(answer: () => Promise<Response>) {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const client = createQueryClient();
  client.setQueryData(currentUserQuery.queryKey, null);
  const page = await draw(
    <QueryClientProvider client={client}>
      <LogoutButton />
    </QueryClientProvider>,
  );
  await click(page.control('Logout'));
  await act(async () => void (await new Promise((done) => setTimeout(done, 20))));
  return { fetched, leave, client };
}

test('logging out leads to the front page, and nothing of the account stays in memory', async () => {
  const { fetched, leave, client } = await logOut(async () => new Response('{"success":true}'));
  expect(fetched.mock.calls).toEqual([['/api/logout', expect.objectContaining({ method: 'POST' })]]);
  expect(leave.mock.calls).toEqual([['/']]);
  expect(client.getQueryCache().getAll()).toEqual([]);
});

test.each([
  ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['when the server fails', async () => new Response('{}', { status: 500 })],
])('logging out %s says that it failed, and stays', async (_name, answer) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { leave } = await logOut(answer);
  expect(shownToast()).toMatchObject({ title: 'Error', description: 'Failed to log out. Please try again.' });
  expect(leave).not.toHaveBeenCalled();
});

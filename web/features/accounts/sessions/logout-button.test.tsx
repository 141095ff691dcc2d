import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { takeErrors } from '#src/testing/console-errors.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { asked, server } from '#web/testing/server.ts';
import { shownToast } from '#web/ui/toast-store.ts';
import { LogoutButton } from './logout-button';

async function logOut(answer: () => Response) {
  server.use(http.post('/api/logout', answer));
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { client, user } = renderPage(<LogoutButton />, { account: null });
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  return { leave, client };
}

test('logging out leads to the front page, and nothing of the account stays in memory or in a draft', async () => {
  localStorage.setItem('plainclause.drafts', '{"owner":"ann","drafts":{}}');
  const { leave, client } = await logOut(() => HttpResponse.json({ success: true }));
  await waitFor(() => expect(leave.mock.calls).toEqual([['/']]));
  expect(asked()).toEqual(['POST /api/logout']);
  expect(client.getQueryCache().getAll()).toEqual([]);
  expect(localStorage.getItem('plainclause.drafts')).toBeNull();
});

test.each([
  ['without a network', () => HttpResponse.error()],
  ['when the server fails', () => HttpResponse.json({}, { status: 500 })],
])('logging out %s says that it failed, and stays', async (_name, answer) => {
  const { leave } = await logOut(answer);
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ title: 'Error', description: 'Failed to log out. Please try again.' }),
  );
  expect(leave).not.toHaveBeenCalled();
  expect(takeErrors()).toEqual([['Mutation error:', expect.any(Error)]]);
});

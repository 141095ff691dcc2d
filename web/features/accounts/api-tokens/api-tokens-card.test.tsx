import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ApiToken } from '#src/features/api-tokens/api-tokens.schema.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { ada } from '#web/testing/ada.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { asked, sentWith, server } from '#web/testing/server.ts';
import { shownToast } from '#web/ui/toast-store.ts';
import { ApiTokensCard } from './api-tokens-card';

const pro = { ...ada, accountStatus: 'pro' as const };
const archive: ApiToken = {
  id: 't1',
  name: 'Archive',
  scopes: ['contracts:read'],
  createdAt: '2026-11-01T08:00:00.000Z',
  lastUsedAt: null,
  expiresAt: null,
};
const secret = `pc_${'x'.repeat(44)}`;
const failed = [['Mutation error:', expect.any(Error)]];

let kept: ApiToken[];
beforeEach(() => {
  kept = [archive];
  server.use(
    http.get('/api/user/tokens', () => HttpResponse.json(kept)),
    http.post('/api/user/confirm', () => HttpResponse.json({ success: true, message: '' })),
  );
});

async function open(account: typeof ada = pro) {
  const { user, settled } = renderPage(<ApiTokensCard user={account} />, { account });
  expect(asked()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Manage Tokens' }));
  const dialog = await screen.findByRole('dialog');
  await settled();
  const press = async (name: string) => {
    await user.click(within(dialog).getByRole('button', { name }));
    await settled();
  };
  const confirm = async () => {
    await user.type(screen.getByLabelText('Current password'), 'plain words');
    await press('Make Token');
  };
  return { user, press, confirm, settled, text: () => dialog.textContent };
}

test('a token is named, confirmed by its owner, shown once and listed', async () => {
  const { user, press, confirm, text } = await open();
  expect(text()).toContain('ArchiveMay readNever usedNo end date');
  await user.type(screen.getByLabelText('Name'), 'Assistant');
  await user.selectOptions(screen.getByLabelText('It may'), 'Read and change');
  await user.selectOptions(screen.getByLabelText('It ends after'), '30 days');
  await press('Make Token');

  const made = { ...archive, id: 't2', name: 'Assistant', scopes: ['contracts:read', 'contracts:write'] as const };
  server.use(http.post('/api/user/tokens', () => HttpResponse.json({ ...made, token: secret }, { status: 201 })));
  kept = [{ ...made, scopes: [...made.scopes] }, archive];
  await confirm();
  expect(await sentWith('POST /api/user/tokens')).toEqual([
    { name: 'Assistant', scopes: ['contracts:read', 'contracts:write'], days: 30 },
  ]);
  expect(text()).toContain(secret);
  expect(text()).toContain('It is shown this once.');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await press('I Have Kept It');
  expect(text()).not.toContain(secret);
  await waitFor(() => expect(text()).toContain('AssistantMay read and change'));
});

test('a token without a name is not asked for, and a refusal is told where it was confirmed', async () => {
  const { user, press, confirm, text } = await open();
  await press('Make Token');
  expect(text()).toContain('Please give the token a name of at most 60 characters.');
  await user.type(screen.getByLabelText('Name'), 'Assistant');
  await press('Make Token');
  const refused = { code: 'accounts.token_too_many', message: '' };
  server.use(http.post('/api/user/tokens', () => HttpResponse.json(refused, { status: 409 })));
  await confirm();
  expect(text()).toContain('At most 20 tokens are kept.');
  expect(takeErrors()).toEqual(failed);
  await press('Cancel');
  expect(text()).toContain('New token');
});

test('a token is revoked after a question, and one that could not be is still there', async () => {
  const { press, text } = await open();
  const ask = vi.fn(() => false);
  vi.stubGlobal('confirm', ask);
  await press('Revoke Archive');
  expect(ask).toHaveBeenCalledWith('Revoke “Archive”? Programs that use it can do nothing more with it.');
  ask.mockReturnValue(true);
  server.use(http.delete('/api/user/tokens/t1', () => HttpResponse.error()));
  await press('Revoke Archive');
  expect(text()).toContain('Network error. Please try again.');
  expect(takeErrors()).toEqual(failed);

  server.use(http.delete('/api/user/tokens/t1', () => new HttpResponse(null, { status: 204 })));
  kept = [];
  await press('Revoke Archive');
  expect(shownToast()?.title).toBe('Token revoked');
  await waitFor(() => expect(text()).toContain('There are no tokens yet.'));
});

test.each(['free', 'plus'] as const)(
  'on %s it is said which plans have tokens, and those there are can be revoked',
  async (accountStatus) => {
    const { text } = await open({ ...ada, accountStatus });
    expect(text()).toContain('New tokens are part of Pro and Premium.');
    expect(text()).toContain('Your plan does not include tokens');
    expect(screen.getByRole('link', { name: 'See Plans' })).toBeTruthy();
    expect(screen.queryByLabelText('Name')).toBeNull();
    expect(screen.getByRole('button', { name: 'Revoke Archive' })).toBeTruthy();
  },
);

test('a token that has ended says when, and what could not be loaded can be tried again', async () => {
  server.use(http.get('/api/user/tokens', () => HttpResponse.error()));
  const { press, text } = await open();
  expect(text()).toContain('Your tokens could not be loaded.');
  kept = [{ ...archive, lastUsedAt: '2026-11-02T08:00:00.000Z', expiresAt: '2020-01-02T08:00:00.000Z' }];
  server.use(http.get('/api/user/tokens', () => HttpResponse.json(kept)));
  await press('Try Again');
  await waitFor(() => expect(text()).toContain('Ended 2 January 2020'));
  expect(text()).toContain('Last used 2 Nov 2026');
});

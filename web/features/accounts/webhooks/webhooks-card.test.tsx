import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Webhook } from '#src/features/webhooks/webhooks.schema.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { ada } from '#web/testing/ada.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { asked, sentWith, server } from '#web/testing/server.ts';
import { shownToast } from '#web/ui/toast-store.ts';
import { WebhooksCard } from './webhooks-card';

const pro = { ...ada, accountStatus: 'pro' as const };
const url = 'https://hooks.example.com/finished';
const hook: Webhook = {
  ...{ id: 'w1', url, createdAt: '2026-11-01T08:00:00.000Z' },
  ...{ lastTriedAt: null, outcome: null, httpStatus: null },
};
const tried = { ...hook, lastTriedAt: '2026-11-02T08:00:00.000Z' };
const failed = [['Mutation error:', expect.any(Error)]];

let kept: Webhook[];
beforeEach(() => {
  kept = [hook];
  server.use(http.get('/api/user/webhooks', () => HttpResponse.json(kept)));
});

async function open(account: typeof ada = pro) {
  const { user, settled } = renderPage(<WebhooksCard user={account} />, { account });
  expect(asked()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Manage Webhooks' }));
  const dialog = await screen.findByRole('dialog');
  await settled();
  const press = async (name: string) => {
    await user.click(within(dialog).getByRole('button', { name }));
    await settled();
  };
  return { user, press, text: () => dialog.textContent };
}

test('an address is added, and its secret shown once', async () => {
  const { user, press, text } = await open();
  expect(text()).toContain(`${url}Never tried`);
  const secret = `whsec_${'x'.repeat(44)}`;
  const made = { ...hook, id: 'w2', url: 'https://new.example/' };
  server.use(http.post('/api/user/webhooks', () => HttpResponse.json({ ...made, secret }, { status: 201 })));
  await user.type(screen.getByLabelText('Address'), ' https://new.example/ ');
  kept = [made, hook];
  await press('Add Webhook');
  expect(await sentWith('POST /api/user/webhooks')).toEqual([{ url: 'https://new.example/' }]);
  expect(text()).toContain(secret);
  expect(text()).toContain('It is shown this once.');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await press('I Have Kept It');
  expect(text()).not.toContain(secret);
  await waitFor(() => expect(text()).toContain('https://new.example/Never tried'));
});

test('what is no address is not asked for, and what the server does not call is told', async () => {
  const { user, press, text } = await open();
  const told = 'Please enter a public https address by its name';
  await user.type(screen.getByLabelText('Address'), 'no address');
  await press('Add Webhook');
  expect(text()).toContain(told);
  expect(asked()).toEqual(['GET /api/user/webhooks']);
  await user.clear(screen.getByLabelText('Address'));
  await user.type(screen.getByLabelText('Address'), 'https://10.0.0.1/');
  expect(text()).not.toContain(told);
  const refused = { code: 'webhooks.address_unfit', message: '' };
  server.use(http.post('/api/user/webhooks', () => HttpResponse.json(refused, { status: 422 })));
  await press('Add Webhook');
  expect(text()).toContain(told);
  expect(takeErrors()).toEqual(failed);
});

test.each([
  [{ outcome: 'delivered', httpStatus: 204 }, 'DeliveredAnswer: 204'],
  [{ outcome: 'retrying', httpStatus: null }, 'Not taken, will be tried againNo answer'],
  [{ outcome: 'failed', httpStatus: 500 }, 'Not deliveredAnswer: 500'],
] as const)('of the last try it is told that it was %j', async (fields, told) => {
  kept = [{ ...tried, ...fields }];
  const { text } = await open();
  expect(text()).toContain('Last tried 2 Nov 2026');
  expect(text()).toContain(told);
});

test('a test event is sent, and what came of it told', async () => {
  const { press, text } = await open();
  const answer = (fields: Partial<Webhook>) => {
    kept = [{ ...tried, ...fields }];
    server.use(http.post('/api/user/webhooks/w1/test', () => HttpResponse.json(kept[0])));
  };
  answer({ outcome: 'failed', httpStatus: 500 });
  await press(`Send test event to ${url}`);
  expect(text()).toContain('The address did not take the test event.');
  await waitFor(() => expect(text()).toContain('Answer: 500'));
  answer({ outcome: 'delivered', httpStatus: 200 });
  await press(`Send test event to ${url}`);
  expect(shownToast()?.title).toBe('The test event was delivered');
  expect(text()).not.toContain('did not take');
});

test('it is removed after a question, and what could not be is still there', async () => {
  const { press, text } = await open();
  const ask = vi.fn(() => false);
  vi.stubGlobal('confirm', ask);
  await press(`Remove ${url}`);
  expect(ask).toHaveBeenCalledWith(`Remove ${url}? It is told of no more analyses.`);
  ask.mockReturnValue(true);
  server.use(http.delete('/api/user/webhooks/w1', () => HttpResponse.error()));
  await press(`Remove ${url}`);
  expect(text()).toContain('Network error. Please try again.');
  expect(takeErrors()).toEqual(failed);

  server.use(http.delete('/api/user/webhooks/w1', () => new HttpResponse(null, { status: 204 })));
  kept = [];
  await press(`Remove ${url}`);
  expect(shownToast()?.title).toBe('Webhook removed');
  await waitFor(() => expect(text()).toContain('There are no webhooks yet.'));
});

test.each(['free', 'plus'] as const)(
  'on %s it is said which plans have webhooks, and those there are can be removed alone',
  async (accountStatus) => {
    const { text } = await open({ ...ada, accountStatus });
    expect(text()).toContain('Webhooks are part of Pro and Premium.');
    expect(text()).toContain('Your plan does not include webhooks');
    expect(screen.queryByLabelText('Address')).toBeNull();
    expect(screen.queryByRole('button', { name: `Send test event to ${url}` })).toBeNull();
    expect(screen.getByRole('button', { name: `Remove ${url}` })).toBeTruthy();
  },
);

test('what could not be loaded can be tried again', async () => {
  server.use(http.get('/api/user/webhooks', () => HttpResponse.error()));
  const { press, text } = await open();
  expect(text()).toContain('Your webhooks could not be loaded.');
  server.use(http.get('/api/user/webhooks', () => HttpResponse.json(kept)));
  await press('Try Again');
  await waitFor(() => expect(text()).toContain('Never tried'));
});

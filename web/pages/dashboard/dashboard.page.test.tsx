import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { ComingDate } from '#src/features/account-contracts/contract-list.schema.ts';
import type { CurrentUser } from '#src/features/accounts/accounts.schema.ts';
import type { UsageCheck } from '#src/features/usage/usage.schema.ts';
import { ada } from '#web/testing/ada.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { server } from '#web/testing/server.ts';
import { DashboardPage } from './dashboard.page';

const plenty: UsageCheck = {
  ...{ allowed: true, current: 1, limit: 7, tokensUsed: 1000, tokensLimit: 150_000 },
  periodEnd: '2026-12-01T00:00:00.000Z',
};

let dates: ComingDate[];

beforeEach(() => {
  dates = [];
});

async function open(changes: Partial<CurrentUser>, usage: Partial<UsageCheck> = {}) {
  server.use(
    http.get('/api/usage/check/contract_analysis', () => HttpResponse.json({ ...plenty, ...usage })),
    http.get('/api/contracts', () => HttpResponse.json([])),
    http.get('/api/contracts/dates', () => HttpResponse.json(dates)),
    http.get('/api/contracts/tags', () => HttpResponse.json([])),
    http.get('/api/contracts/count', () => HttpResponse.json({ count: 0 })),
  );
  const account = { ...ada, accountStatus: 'plus' as const, ...changes };
  const { container, settled } = renderPage(<DashboardPage />, { account });
  await settled();
  const input = screen.queryByLabelText<HTMLInputElement>('Choose a File');
  return { text: container.textContent, canUpload: Boolean(input && !input.disabled) };
}

const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('the plan, the name and the way to a larger plan stand at the top', async () => {
  const { text, canUpload } = await open({});
  expect(text).toContain('Plus plan');
  expect(text).toContain('Ada');
  expect(addressOf('Upgrade Plan')).toBe('/pricing');
  expect(canUpload).toBe(true);
});

test('who is near a limit is told so and can go on', async () => {
  const { text, canUpload } = await open({}, { current: 6 });
  expect(text).toContain("You're approaching your plan limit");
  expect(canUpload).toBe(true);
});

test.each([
  [
    { tokensUsed: 150_000 },
    "Upload Disabled - Token Limit ReachedYou've exceeded your monthly token allowance. Upgrade to continue analyzing contracts.",
  ],
  [{ current: 7 }, 'Upload limit reached for your current plan'],
  [{ current: 0, limit: 0, tokensUsed: 0, tokensLimit: 0 }, 'Payment required to continue using the service'],
])('with %o nothing can be uploaded, and the page says why', async (usage, said) => {
  const { text, canUpload } = await open({}, { ...usage, allowed: false });
  expect(text).toContain(said);
  expect(canUpload).toBe(false);
});

test('a payment that failed is told with the way to put it right', async () => {
  const { text } = await open({ accountStatus: 'free', paymentFailed: true });
  expect(text).toContain('Payment Failed');
  expect(text).toContain(
    "Your subscription payment couldn't be processed. You've been downgraded to the free tier. Update your payment method to restore your subscription.",
  );
  expect(addressOf('Update Payment')).toBe('/settings');
});

test('the next dates of all contracts are told, each with the way to its contract', async () => {
  dates = [
    { contractId: 'a', fileName: 'lease.pdf', title: 'Tenancy', kind: 'expiry', label: null, date: '2099-07-31' },
    { contractId: 'b', fileName: 'loan.pdf', title: null, kind: 'payment', label: 'First rate', date: '2099-08-01' },
  ];
  const { text } = await open({});
  expect(text).toContain('Coming up31 Jul 2099 EndsTenancy1 Aug 2099 First rateloan.pdf');
  expect([addressOf('Tenancy'), addressOf('loan.pdf')]).toEqual(['/analysis/a', '/analysis/b']);
});

test('where no date is ahead nothing is said of dates', async () => {
  const { text } = await open({});
  expect(text).not.toContain('Coming up');
});

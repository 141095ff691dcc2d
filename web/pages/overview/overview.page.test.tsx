import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { CurrentUser } from '#src/features/accounts/accounts.schema.ts';
import type { AnalyticsContract } from '#src/features/overview/overview.schema.ts';
import { ada } from '#web/testing/ada.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { server } from '#web/testing/server.ts';
import { OverviewPage } from './overview.page';

const rent = { amount: 900, currency: 'GBP', per: 'month', purpose: 'rent', reader: 'pays' } as const;
const lease: AnalyticsContract = {
  ...{ id: 'lease', fileName: 'lease.pdf', givenTitle: null, title: 'Lease', counterparty: 'Northwind Ltd', tags: [] },
  ...{ createdAt: '2026-11-01T10:00:00.000Z', riskCounts: { high: 0, medium: 2, low: 0 }, isContract: true },
  ...{ contractType: 'tenancy', dates: [{ kind: 'expiry', date: '2099-07-31' }], sums: [rent] },
  risks: [{ clauseType: 'non-compete', high: 0, medium: 2, low: 0 }],
};
const gym = { ...lease, id: 'gym', title: 'Gym', dates: [], sums: [rent, { ...rent, amount: 5, purpose: 'locker' }] };
const pages: Record<string, { contracts: AnalyticsContract[]; next: string | null }> = {};

beforeEach(() => {
  pages[''] = { contracts: [lease], next: '1.lease' };
  pages['1.lease'] = { contracts: [gym, { ...lease, id: 'recipe', title: 'Recipe', isContract: false }], next: null };
});

async function open(address: string, accountStatus: CurrentUser['accountStatus'] = 'pro') {
  localStorage.clear();
  const read = ({ request }: { request: Request }) =>
    HttpResponse.json(pages[new URL(request.url).searchParams.get('after') ?? '']);
  server.use(
    http.get('/api/overview', read),
    http.get('/api/overview/analytics', read),
    http.get('/api/contracts/tags', () => HttpResponse.json([])),
  );
  const page = renderPage(<OverviewPage />, { account: { ...ada, accountStatus }, address });
  await page.settled();
  return page;
}

const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent);

test('all pages are read, what is no contract is left out, and what is not stated or not certain is said to be so', async () => {
  await open('/overview', 'free');
  expect(rows()[1]).toBe('LeaseTenancyNorthwind Ltd31 Jul 2099Not stated£10,800Risks found: 2 medium');
  expect(rows()[2]).toBe('GymTenancyNorthwind LtdNot statedNot statedup to £10,860Risks found: 2 medium');
  expect(rows()).toHaveLength(3);
});

test('a column sorts up, then down, and says so; a column that is left out goes from the table', async () => {
  const { user } = await open('/overview');
  await user.click(screen.getByRole('button', { name: 'Contract' }));
  expect(screen.getByRole('columnheader', { name: 'Contract' }).getAttribute('aria-sort')).toBe('ascending');
  expect(rows()[1]).toContain('Gym');
  await user.click(screen.getByRole('button', { name: 'Contract' }));
  expect(rows()[1]).toContain('Lease');
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('checkbox', { name: 'Worst risk' }));
  expect(rows()[1]).toBe('LeaseTenancyNorthwind Ltd31 Jul 2099Not stated£10,800');
});

test('figures are told on Pro, with what is not added', async () => {
  await open('/overview?view=analytics');
  const money = await screen.findByRole('table', { name: 'You pay (GBP)' });
  expect(money.textContent).toContain('Lease£900');
  expect(money.textContent).toContain('Gymup to £905');
  expect(document.body.textContent).toContain(
    'Contracts with several, not added: 1; with all of theirs it would be up to £1,805.',
  );
  expect(screen.getByRole('table', { name: 'Risks by clause' }).textContent).toContain('0402');
});

test('other plans are told which ones have the figures, and nothing is asked for', async () => {
  await open('/overview?view=analytics', 'plus');
  expect(document.body.textContent).toContain('are part of Pro and Premium.');
  expect(screen.queryByRole('table')).toBeNull();
});

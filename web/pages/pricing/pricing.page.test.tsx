import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { CurrentUser } from '#src/features/accounts/accounts.schema.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { ada } from '#web/testing/ada.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { server } from '#web/testing/server.ts';
import { shownToast } from '#web/ui/toast-store.ts';
import { PricingPage } from './pricing.page';

const openFor = (accountStatus: CurrentUser['accountStatus'] | 'visitor') =>
  renderPage(<PricingPage />, { account: accountStatus === 'visitor' ? null : { ...ada, accountStatus } });

test('four plans are offered in pounds, and Pro is marked as the most popular', () => {
  openFor('visitor');
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Free', 'Plus', 'Pro', 'Premium']);
  const cards = headings.map((heading) => heading.closest('li') as HTMLElement);
  expect(cards.map((card) => card.querySelector('p')?.textContent)).toEqual([
    '£0 a month',
    '£7.99 a month',
    '£14.99 a month',
    '£39.99 a month',
  ]);
  expect(cards.filter((card) => within(card).queryByText('Most Popular'))).toEqual([cards[2]]);
});

test('a visitor is asked to register first', () => {
  openFor('visitor');
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(addressOf('Start Free')).toBe('/auth?mode=register');
  expect(addressOf('Choose Pro')).toBe('/auth?mode=register');
});

const has = (subscription: object) =>
  server.use(http.get('/api/subscription', () => HttpResponse.json({ plan: 'plus', price: 799, ...subscription })));

test('who has a plan is told what it costs them, and when it ends', async () => {
  has({ price: 599 });
  openFor('plus');
  expect(await screen.findByText(/^£5\.99 a month until you cancel/)).toBeTruthy();
  cleanup();
  has({ endsAt: '2026-12-11T08:00:00.000Z' });
  openFor('plus');
  expect(await screen.findByText(/Ends on 11 December 2026/)).toBeTruthy();
});

test('the plan one has cannot be chosen again', () => {
  has({});
  openFor('plus');
  expect(screen.getByRole('button', { name: 'Current Plan' }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Choose Plus' })).toBeNull();
});

test('who is on the free plan and clicks it is told so', async () => {
  const { user } = openFor('free');
  await user.click(screen.getByRole('button', { name: 'Current Plan' }));
  expect(shownToast()).toMatchObject({ title: 'Free Plan', description: "You're already on the free plan!" });
});

test('a subscription that could not be started says so', async () => {
  server.use(http.post('/api/create-checkout-session', () => new HttpResponse('', { status: 500 })));
  const { user } = openFor('free');
  await user.click(screen.getByRole('button', { name: 'Choose Plus' }));
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ title: 'Subscription Error', description: 'Failed to start subscription' }),
  );
  expect(takeErrors()).toEqual([['Mutation error:', expect.any(Error)]]);
});

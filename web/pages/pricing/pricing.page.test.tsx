import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { CurrentUser } from '#src/features/accounts/accounts.schema.ts';
import { currentUserQuery } from '#web/features/accounts/accounts.queries.ts';
import { click, draw } from '#web/testing/draw.tsx';
import { dismissToast, shownToast } from '#web/ui/toast-store.ts';
import { PricingPage } from './pricing.page';

afterEach(() => act(async () => dismissToast()));

const drawFor = (accountStatus: CurrentUser['accountStatus'] | 'visitor') => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const user = { id: 'u', email: 'a@b.test', accountStatus } as CurrentUser;
  client.setQueryData(currentUserQuery.queryKey, accountStatus === 'visitor' ? null : user);
  return draw(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <PricingPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

test('four plans are offered in pounds, and Pro is marked as the most popular', async () => {
  const { container } = await drawFor('visitor');
  const cards = [...container.querySelectorAll('ul > li')].filter((card) => card.querySelector('h2'));
  expect(cards.map((card) => card.querySelector('h2')?.textContent)).toEqual(['Free', 'Plus', 'Pro', 'Premium']);
  expect(cards.map((card) => card.querySelector('p')?.textContent)).toEqual([
    '£0 a month',
    '£7.99 a month',
    '£14.99 a month',
    '£39.99 a month',
  ]);
  expect(cards.filter((card) => card.textContent?.includes('Most Popular'))).toEqual([cards[2]]);
});

test('a visitor is asked to register first', async () => {
  const { control } = await drawFor('visitor');
  expect(control('Start Free').getAttribute('href')).toBe('/auth?mode=register');
  expect(control('Choose Pro').getAttribute('href')).toBe('/auth?mode=register');
});

test('the plan one has cannot be chosen again', async () => {
  const { control } = await drawFor('plus');
  expect(control('Current Plan').getAttribute('aria-disabled')).toBe('true');
  expect(() => control('Choose Plus')).toThrow();
});

test('who is on the free plan and clicks it is told so', async () => {
  const { control } = await drawFor('free');
  await click(control('Current Plan'));
  expect(shownToast()).toMatchObject({ title: 'Free Plan', description: "You're already on the free plan!" });
});

test('a subscription that could not be started says so', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
  const { control } = await drawFor('free');
  await click(control('Choose Plus'));
  await act(async () => void (await new Promise((done) => setTimeout(done, 20))));
  expect(shownToast()).toMatchObject({ title: 'Subscription Error', description: 'Failed to start subscription' });
  vi.unstubAllGlobals();
});

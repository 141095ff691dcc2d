import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { SubscriptionView } from '#src/features/billing/billing.schema.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { asked, server } from '#web/testing/server.ts';
import { shownToast } from '#web/ui/toast-store.ts';
import { SubscriptionCard } from './subscription-card';

const pays: SubscriptionView = {
  ...{ plan: 'pro', price: 1499, state: 'active', renewsAt: '2026-12-11T08:00:00.000Z' },
  ...{ nextPlan: null, nextPrice: null, endsAt: null, credit: 0 },
};

async function open(changes: Partial<SubscriptionView>) {
  server.use(
    http.get('/api/subscription', () => HttpResponse.json({ ...pays, ...changes })),
    http.get('/api/invoices', () => HttpResponse.json([])),
  );
  const onChanged = vi.fn();
  const page = renderPage(<SubscriptionCard change={null} owes={false} onChanged={onChanged} />);
  await page.settled();
  return { ...page, onChanged, text: () => page.container.textContent };
}
const button = (name: string) => screen.queryByRole('button', { name });

test('a smaller plan that follows is shown with its day and price, and can be taken back', async () => {
  const { text, user, onChanged, settled } = await open({ nextPlan: 'plus', nextPrice: 599 });
  expect(text()).toContain('From 11 December 2026Plus, £5.99 a month');
  expect(text()).toContain('£14.99 a month');
  expect(button('Change Plan')).toBeNull();
  server.use(http.post('/api/subscription/keep', () => HttpResponse.json(pays)));
  await user.click(screen.getByRole('button', { name: 'Keep Pro' }));
  await settled();
  expect(shownToast()).toMatchObject({ title: 'Plan Kept', description: 'Your Pro plan goes on.' });
  expect(onChanged).toHaveBeenCalled();
});

test('a plan that ends by itself says when, and does not say that it renews', async () => {
  const { text } = await open({ renewsAt: null, endsAt: '2026-12-11T08:00:00.000Z' });
  expect(text()).toContain('Ends on11 December 2026');
  expect(text()).not.toContain('Renews on');
  expect(button('Keep Pro')).not.toBeNull();
});

test('what is none of the plans is told to be none, with its price where there is one', async () => {
  const { text } = await open({ plan: null, state: 'unknown-plan', price: 1100 });
  expect(text()).toContain('Your subscription is none of our plans');
  expect(text()).toContain('£11 a month');
  expect(button('Cancel Subscription')).not.toBeNull();
});

test('credit that no payment will use up can be paid out', async () => {
  const { text, user, settled } = await open({ plan: 'free', state: 'none', price: 0, renewsAt: null, credit: 430 });
  expect(text()).toContain('Credit£4.30');
  expect(button('Cancel Subscription')).toBeNull();
  server.use(http.post('/api/subscription/refund-credit', () => HttpResponse.json({ refunded: 430 })));
  await user.click(screen.getByRole('button', { name: 'Pay Out Credit' }));
  await settled();
  expect(shownToast()).toMatchObject({
    title: 'Credit Paid Out',
    description: '£4.30 goes back to your payment method.',
  });
  expect(asked()).toContain('POST /api/subscription/refund-credit');
});

test('a debt that the provider settles only after the reader is back is noticed without opening the page anew', async () => {
  const states = ['payment-failed', 'payment-failed', 'active'] as const;
  let asks = 0;
  server.use(
    http.get('/api/subscription', () => HttpResponse.json({ ...pays, state: 'payment-failed' })),
    http.get('/api/invoices', () => HttpResponse.json([])),
    // The first call is not answered in time, as while the provider is busy with the payment.
    http.post('/api/subscription/refresh', () => {
      const state = states[asks++];
      return asks === 1 ? new HttpResponse(null, { status: 502 }) : HttpResponse.json({ ...pays, state });
    }),
  );
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const onChanged = vi.fn();
  renderPage(<SubscriptionCard change={null} owes onChanged={onChanged} />);
  await pass(5000);
  expect(asks).toBe(2);
  expect(onChanged).not.toHaveBeenCalled();
  await pass(60_000);
  expect(asks).toBe(3);
  expect(onChanged).toHaveBeenCalledOnce();
});

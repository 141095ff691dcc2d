import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SubscriptionView } from '#src/features/billing/billing.schema.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { draw } from '#web/testing/draw.tsx';
import { dismissToast, shownToast } from '#web/ui/toast-store.ts';
import { CancelDialog } from './cancel-dialog';

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  reload.mockClear();
});

afterEach(async () => {
  await act(async () => dismissToast());
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function cancel(status: number) {
  vi.stubGlobal('fetch', async () => new Response('{}', { status }));
  const subscription = { plan: 'plus', state: 'active' } as SubscriptionView;
  const page = await draw(
    <QueryClientProvider client={createQueryClient()}>
      <CancelDialog open onClose={() => {}} subscription={subscription} />
    </QueryClientProvider>,
  );
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await act(async () => page.control('Cancel Subscription').click());
  await pass(10);
  return { text: page.container.textContent, pass };
}

test('who has cancelled is told so, and the page is loaded anew 1.5 seconds later', async () => {
  const { pass } = await cancel(200);
  expect(shownToast()).toMatchObject({
    title: 'Subscription Cancelled',
    description: "Your subscription has been cancelled. You'll be downgraded to the free plan.",
  });
  await pass(1400);
  expect(reload).not.toHaveBeenCalled();
  await pass(200);
  expect(reload).toHaveBeenCalledOnce();
});

test('a cancellation that failed says so and leaves the page', async () => {
  const { text, pass } = await cancel(500);
  expect(text).toContain('Failed to cancel subscription. Please try again.');
  await pass(5000);
  expect(reload).not.toHaveBeenCalled();
});

import { act, fireEvent, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SubscriptionView } from '#src/features/billing/billing.schema.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { server } from '#web/testing/server.ts';
import { shownToast } from '#web/ui/toast-store.ts';
import { CancelDialog } from './cancel-dialog';

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  reload.mockClear();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function cancel(status: number) {
  server.use(http.post('/api/cancel-subscription', () => HttpResponse.json({}, { status })));
  const subscription = { plan: 'plus', state: 'active' } as SubscriptionView;
  renderPage(<CancelDialog open onClose={() => {}} subscription={subscription} />);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel Subscription' }));
  await pass(10);
}

test('who has cancelled is told so, and the page is loaded anew 1.5 seconds later', async () => {
  await cancel(200);
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
  await cancel(500);
  expect(screen.getByText('Failed to cancel subscription. Please try again.')).toBeTruthy();
  await pass(5000);
  expect(reload).not.toHaveBeenCalled();
  expect(takeErrors()).toEqual([['Mutation error:', expect.any(Error)]]);
});

import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { shownToast } from '#web/ui/toast-store.ts';
import { PaymentForm } from './payment-form';
import { confirmPayment } from './testing/card-fields';

vi.mock('@stripe/react-stripe-js', () => import('./testing/card-fields'));

async function pay() {
  const { container, user } = renderPage(
    <Routes>
      <Route path="checkout" element={<PaymentForm label="Pay" />} />
      <Route path="subscription-success" element={<p>You are subscribed</p>} />
    </Routes>,
    { address: '/checkout' },
  );
  await user.click(screen.getByRole('button', { name: 'Pay' }));
  await waitFor(() => expect(shownToast() ?? screen.queryByRole('alert')).not.toBeNull());
  return container.textContent;
}

test('a payment that went through leads on', async () => {
  confirmPayment.mockResolvedValue({});
  expect(await pay()).toContain('You are subscribed');
  expect(shownToast()).toMatchObject({
    title: 'Payment Successful',
    description: 'Welcome to your new subscription!',
    tone: 'success',
  });
  const [{ confirmParams }] = confirmPayment.mock.lastCall ?? [];
  expect(confirmParams.return_url).toBe(`${window.location.origin}/subscription-success`);
});

test('a card that is refused is told in the provider’s words, once', async () => {
  const message = 'Your card was declined.';
  confirmPayment.mockResolvedValue({ error: { type: 'card_error', message } });
  expect(await pay()).toContain(message);
  expect(screen.getByRole('alert').textContent).toBe(`Payment Failed${message}`);
  expect(shownToast()).toBeNull();
});

test.each([
  ['an error of the provider’s own', () => Promise.resolve({ error: { type: 'api_error', message: 'internal' } })],
  ['no answer at all', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is told without its words', async (_name, answer) => {
  confirmPayment.mockImplementation(answer);
  expect(await pay()).not.toContain('internal');
  expect(screen.getByRole('alert').textContent).toBe('Payment ErrorAn unexpected error occurred. Please try again.');
});

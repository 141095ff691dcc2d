import type { StripeConstructor } from '@stripe/stripe-js';
import { waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { PaymentFields } from './payment-fields';

vi.mock('@stripe/react-stripe-js', () => import('./testing/card-fields'));

afterEach(() => {
  delete window.Stripe;
});

function open(status: string) {
  const retrievePaymentIntent = async () => ({ paymentIntent: { status } });
  window.Stripe = (() => ({ retrievePaymentIntent })) as unknown as StripeConstructor;
  const onEnded = vi.fn();
  const config = { publishableKey: 'pk_test', scriptUrl: '/stripe.js' };
  const { container } = renderPage(
    <Routes>
      <Route
        path="checkout"
        element={<PaymentFields config={config} clientSecret="pi_1_secret_1" price={null} onEnded={onEnded} />}
      />
      <Route path="subscription-success" element={<p>You are subscribed</p>} />
    </Routes>,
    { address: '/checkout' },
  );
  return { onEnded, text: () => container.textContent };
}

test('what is still to be paid is asked for', async () => {
  const { text, onEnded } = open('requires_payment_method');
  await waitFor(() => expect(text()).toContain('The card fields'));
  expect(onEnded).not.toHaveBeenCalled();
});

test('what was paid is not asked for again', async () => {
  const { text } = open('succeeded');
  await waitFor(() => expect(text()).toContain('You are subscribed'));
});

test('what was ended is not asked for: another is begun', async () => {
  const { text, onEnded } = open('canceled');
  await waitFor(() => expect(onEnded).toHaveBeenCalled());
  expect(text()).not.toContain('The card fields');
});

import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { ada } from '#web/testing/ada.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { asked, server } from '#web/testing/server.ts';
import { SubscriptionSuccessPage } from './subscription-success.page';

const open = async (address: string, account: typeof ada | null) => {
  const { settled } = renderPage(<SubscriptionSuccessPage />, { address, account });
  await settled();
  return screen.getByRole('heading', { level: 1 }).textContent;
};

test('nobody is told of a payment that nobody made, and the server is not asked about it', async () => {
  expect(await open('/subscription-success', null)).toBe('Sign in to see your subscription');
  expect(screen.queryByText('Payment Successful!')).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toContain('/auth?mode=login');
  expect(asked()).toEqual([]);
});

test('who comes back from paying signed out is told that it worked', async () => {
  expect(await open('/subscription-success?redirect_status=succeeded', null)).toBe('Payment Successful!');
  expect(asked()).toEqual([]);
});

test('who comes back signed in is told so, and the account is read anew', async () => {
  server.use(
    http.post('/api/subscription/refresh', () => HttpResponse.json({})),
    http.get('/api/user', () => HttpResponse.json(ada)),
  );
  expect(await open('/subscription-success', ada)).toBe('Payment Successful!');
  expect(screen.getByRole('link', { name: 'View Pricing' }).getAttribute('href')).toBe('/pricing');
  expect(asked()).toContain('POST /api/subscription/refresh');
});

test('a payment that failed is never called successful', async () => {
  expect(await open('/subscription-success?redirect_status=failed', null)).toBe('Payment Failed');
  expect(asked()).toEqual([]);
});

const Address = () => <output>{useLocation().search}</output>;

test('what opens the payment does not stay in the address', async () => {
  const page = (
    <>
      <SubscriptionSuccessPage />
      <Address />
    </>
  );
  const address =
    '/subscription-success?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded';
  const { settled } = renderPage(page, { address, account: null });
  await settled();
  expect(screen.getByRole('status').textContent).toBe('?redirect_status=succeeded');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Payment Successful!');
});

import { act } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { ada } from '#web/testing/ada.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { server } from '#web/testing/server.ts';
import { markSession } from '#web/testing/session-mark.ts';
import { shownToast } from '#web/ui/toast-store.ts';
import { usePaymentSuccess } from './use-payment-success';

/** How often the account was read, and from which reading on it has its plan. */
let readings: number;
let paidFrom: number;

beforeEach(() => {
  vi.useFakeTimers();
  readings = 0;
  markSession();
  server.use(
    http.get('/api/user', () => {
      readings++;
      return HttpResponse.json({ ...ada, accountStatus: readings >= paidFrom ? 'plus' : 'free' });
    }),
    http.post('/api/subscription/refresh', () => HttpResponse.json({})),
    http.get('/api/usage/check/contract_analysis', () => HttpResponse.json({})),
  );
});

function Page() {
  const updating = usePaymentSuccess();
  const { search } = useLocation();
  return <p>{`${updating} ${search}`}</p>;
}

async function comeBack(address: string) {
  const { container } = renderPage(<Page />, { address });
  const after = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  await after(0);
  return { text: () => container.textContent, after };
}

test('after a payment the account is read every three seconds until it has its plan, and the address is tidied up', async () => {
  paidFrom = 3;
  const { text, after } = await comeBack('/dashboard?success=true&from=mail');
  expect(shownToast()?.title).toBe('Payment Successful!');
  expect(text()).toBe('true ?success=true&from=mail');
  await after(5.9);
  expect(readings).toBe(2);
  await after(0.2);
  expect(readings).toBe(3);
  expect(shownToast()?.title).toBe('Plan Updated Successfully!');
  expect(text()).toBe('false ?from=mail');
  await after(60);
  expect(readings).toBe(3);
});

test('after ten readings it says that the plan is still being updated', async () => {
  paidFrom = 99;
  const { text, after } = await comeBack('/dashboard?success=true');
  await after(26.9);
  expect(readings).toBe(9);
  expect(text()).toBe('true ?success=true');
  await after(0.2);
  expect(readings).toBe(10);
  expect(shownToast()?.title).toBe('Plan Update in Progress');
  expect(text()).toBe('false ');
  await after(60);
  expect(readings).toBe(10);
});

test('without a payment nothing is read and nothing is said', async () => {
  const { text, after } = await comeBack('/dashboard');
  await after(60);
  expect(readings).toBe(0);
  expect(shownToast()).toBeNull();
  expect(text()).toBe('false ');
});

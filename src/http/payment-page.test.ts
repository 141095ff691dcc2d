import { expect, test } from 'vitest';
import { call } from '../testing/api';
import { stripeEnv } from '../testing/local-stripe';

const strict = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";
const ASSETS = {
  fetch: async () =>
    new Response('<!doctype html>', {
      headers: { 'content-security-policy': strict, 'permissions-policy': 'camera=(), payment=()' },
    }),
} as unknown as Fetcher;

const policyWith = async (apiBase: string) => {
  const answer = await call('GET', '/checkout?plan=pro', {
    env: { ...stripeEnv(), STRIPE_API_BASE: apiBase, ASSETS },
  });
  expect(await answer.text()).toBe('<!doctype html>');
  expect(answer.headers.get('permissions-policy')).toBe('camera=(), payment=(self)');
  return answer.headers.get('content-security-policy');
};

test('the page with the card fields may load the payment provider’s script, frames and calls, and nothing else more', async () => {
  expect(await policyWith('')).toBe(
    "default-src 'none'; script-src 'self' https://js.stripe.com https://*.js.stripe.com; connect-src 'self' https://api.stripe.com; frame-ancestors 'none'; frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  );
});

test('with a stand-in it may load from there, and nothing of the real provider', async () => {
  expect(await policyWith('http://127.0.0.1:5174')).toBe(
    "default-src 'none'; script-src 'self' http://127.0.0.1:5174; connect-src 'self' http://127.0.0.1:5174; frame-ancestors 'none'; frame-src http://127.0.0.1:5174",
  );
});

test('where nothing can be paid, the page is like any other', async () => {
  const answer = await call('GET', '/checkout', { env: { ASSETS } });
  expect(answer.headers.get('content-security-policy')).toBe(strict);
});

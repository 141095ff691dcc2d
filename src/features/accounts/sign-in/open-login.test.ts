import { expect, test } from 'vitest';
import { call, testOrigin } from '#src/testing/api.ts';

async function opened(query: string, referer?: string) {
  const response = await call('GET', `/api/login${query}`, referer === undefined ? {} : { headers: { referer } });
  expect(response.status).toBe(302);
  return response.headers.get('location');
}

test('the way to sign in leads to the sign-in screen', async () => {
  expect(await opened('')).toBe('/auth?mode=login');
});

test('a user whose session was lost comes back to the page they were on', async () => {
  expect(await opened('', `${testOrigin}/analysis/a1?tab=risks`)).toBe(
    '/auth?mode=login&returnTo=%2Fanalysis%2Fa1%3Ftab%3Drisks',
  );
  expect(await opened('?returnTo=/settings', `${testOrigin}/pricing`)).toBe('/auth?mode=login&returnTo=%2Fsettings');
  expect(await opened('', `${testOrigin}/dashboard`)).toBe('/auth?mode=login');
});

test('it never leads to another site afterwards', async () => {
  const foreign = ['https://elsewhere.test/settings', 'nonsense', `${testOrigin}.elsewhere.test/settings`];
  for (const address of foreign) {
    expect(await opened('', address)).toBe('/auth?mode=login');
    expect(await opened(`?returnTo=${encodeURIComponent(address)}`)).toBe('/auth?mode=login');
  }
  expect(await opened('?returnTo=//elsewhere.test')).toBe('/auth?mode=login');
  expect(await opened('?returnTo=/a&returnTo=/b')).toBe('/auth?mode=login');
});

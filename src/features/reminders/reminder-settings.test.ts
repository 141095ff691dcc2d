import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { offToken } from './off-token';

const settingsOf = async ({ headers }: { headers: HeadersInit }) =>
  (await call('GET', '/api/user/reminders', { headers })).json();
const tokenOf = ({ id }: { id: string }) => offToken(id, env.AUTH_SECRET ?? '');

test('reminders are on until they are turned off', async () => {
  expect(await settingsOf(await asUser())).toEqual({ on: true, calendarSince: null });
});

test('the link of a reminder leads to a page and changes nothing; its button turns them off, without signing in', async () => {
  const [ada, grace] = [await asUser(), await asUser()];
  const token = await tokenOf(ada);
  const opened = await call('GET', `/api/reminders/off/${token}`);
  expect([opened.status, opened.headers.get('location')]).toEqual([
    302,
    `http://localhost:5173/reminders-off#${token}`,
  ]);
  expect(await settingsOf(ada)).toMatchObject({ on: true });
  for (let twice = 0; twice < 2; twice++) {
    expect((await call('POST', `/api/reminders/off/${token}`)).status).toBe(200);
    expect(await settingsOf(ada)).toMatchObject({ on: false });
  }
  expect(await settingsOf(grace)).toMatchObject({ on: true });
});

test('mail programs turn them off by themselves, as RFC 8058 says', async () => {
  const ada = await asUser();
  const answer = await call('POST', `/api/reminders/off/${await tokenOf(ada)}`, {
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(answer.status).toBe(200);
  expect(await settingsOf(ada)).toMatchObject({ on: false });
});

test('a link that was changed, or made for another account, turns off nothing', async () => {
  const [ada, grace] = [await asUser(), await asUser()];
  const [, signature] = (await tokenOf(grace)).split('.');
  for (const token of [`${ada.id}.${signature}`, ada.id, `${ada.id}.`, `${await tokenOf(ada)}x`, 'x.y.z']) {
    const answer = await call('POST', `/api/reminders/off/${token}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'reminders.link_invalid' });
  }
  expect(await settingsOf(ada)).toMatchObject({ on: true });
});

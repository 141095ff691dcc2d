import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createDatabase } from '#src/db/client.ts';
import { usageReservationTable } from '#src/features/usage/usage.table.ts';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { openBrowser } from '#src/testing/browser.ts';
import { codeMailedTo } from '#src/testing/sent-mail.ts';

const email = 'ada@example.test';

/** Someone who used one analysis of the free plan and then deleted the account. */
async function usedAndDeleted(address = email) {
  const { id: ownerId, headers } = await asUser({ email: address });
  const one = { ownerId, tokens: 5_000, state: 'settled', createdAt: new Date() } as const;
  await createDatabase(env.DB)
    .insert(usageReservationTable)
    .values([
      { ...one, contractId: `one ${ownerId}` },
      { ...one, contractId: `given back ${ownerId}`, state: 'released' },
      { ...one, contractId: `of a paid month ${ownerId}`, periodStart: new Date('2026-11-01') },
    ]);
  expect((await call('DELETE', '/api/user/delete', { headers })).status).toBe(200);
}

async function registeredAgain(address: string) {
  const browser = openBrowser();
  await browser.post('/api/auth/register', { email: address, password: 'analytical' });
  const code = await codeMailedTo(address);
  expect((await browser.post('/api/auth/verify-email', { email: address, code })).status).toBe(200);
  return (await browser.get('/api/usage/check/contract_analysis')).json<{ current: number; tokensUsed: number }>();
}

test('what was used of the free plan counts for whoever registers the same mailbox again', async () => {
  await usedAndDeleted();
  expect(await registeredAgain('Ada+again@example.test')).toMatchObject({ current: 1, tokensUsed: 5_000, limit: 2 });
  expect(await registeredAgain('grace@example.test')).toMatchObject({ current: 0, tokensUsed: 0 });
});

test('it counts once, however often the account is deleted', async () => {
  await usedAndDeleted();
  for (let times = 0; times < 2; times++) {
    const browser = openBrowser();
    await browser.post('/api/auth/register', { email, password: 'analytical' });
    await browser.post('/api/auth/verify-email', { email, code: await codeMailedTo(email) });
    const usage = await (await browser.get('/api/usage/check/contract_analysis')).json();
    expect(usage).toMatchObject({ current: 1 });
    await browser.post('/api/user/confirm', { password: 'analytical' });
    expect((await browser.delete('/api/user/delete')).status).toBe(200);
  }
});

test('a reset link that proves the address carries it over as well', async () => {
  await usedAndDeleted();
  await call('POST', '/api/auth/register', { body: { email, password: 'analytical' } });
  await call('POST', '/api/auth/forgot-password', { body: { email } });
  const outbox = await call('GET', `/api/dev/outbox?to=${email}`);
  const token = /reset-password\/([\w-]+)/.exec((await outbox.json<{ text: string }[]>())[0]?.text ?? '')?.[1];
  const browser = openBrowser();
  await browser.post('/api/auth/reset-password', { token, password: 'a new password' });
  await browser.post('/api/auth/login', { email, password: 'a new password' });
  const usage = await (await browser.get('/api/usage/check/contract_analysis')).json();
  expect(usage).toMatchObject({ current: 1 });
});

test('what is kept names no one, and nothing is kept of who used nothing', async () => {
  const { headers } = await asUser({ email: 'unused@example.test' });
  await call('DELETE', '/api/user/delete', { headers });
  await usedAndDeleted();
  const { results } = await env.DB.prepare('select * from spent_allowance').all();
  expect(results).toEqual([{ address_hash: expect.stringMatching(/^[\w+/=]{44}$/), analyses: 1, tokens: 5_000 }]);
});

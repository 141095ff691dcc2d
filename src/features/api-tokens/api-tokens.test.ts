import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { call } from '#src/testing/api.ts';
import { asUser, signedIn } from '#src/testing/as-user.ts';
import { insertContract } from '#src/testing/contract-factory.ts';
import type { ApiToken, MadeApiToken } from './api-tokens.schema';

type User = Awaited<ReturnType<typeof asUser>>;
const path = '/api/user/tokens';
const wanted = { name: 'Archive', scopes: ['contracts:read'], days: null };
const both = ['contracts:read', 'contracts:write'];
const day = 24 * 60 * 60_000;

let ada: User;
beforeEach(async () => {
  ada = await asUser({ accountStatus: 'pro' });
});

const send = (fields: object = {}, as: Pick<User, 'headers'> = ada) =>
  call('POST', path, { headers: as.headers, body: { ...wanted, ...fields } });
async function make(fields: object = {}, as = ada) {
  const response = await send(fields, as);
  expect(response.status).toBe(201);
  return response.json<MadeApiToken>();
}
const list = async (as = ada) => (await call('GET', path, { headers: as.headers })).json<ApiToken[]>();
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const refusal = async (response: Response) => [response.status, (await response.json<{ code: string }>()).code];
const read = (token: string, headers: Record<string, string> = {}) =>
  call('GET', '/api/contracts', { headers: { ...bearer(token), ...headers } });
const setPlan = (plan: string | null) =>
  env.DB.prepare('update user set account_status = ? where id = ?').bind(plan, ada.id).run();

test('a token is told once, kept as a hash, and reads the contracts of its user', async () => {
  const contractId = await insertContract(env.DB, { ownerId: ada.id, fileName: 'lease.txt', status: 'complete' });
  await insertContract(env.DB, { ownerId: (await asUser()).id, fileName: 'hers.txt', status: 'complete' });
  const { token, ...made } = await make({ name: ' Archive\u200b script ' });
  expect(token).toMatch(/^pc_[\w-]{44}$/);
  expect(made).toMatchObject({ name: 'Archive script', scopes: ['contracts:read'], lastUsedAt: null, expiresAt: null });
  expect(await list()).toEqual([made]);
  const { results } = await env.DB.prepare('select * from api_token').all();
  expect(JSON.stringify(results)).not.toContain(token);

  const answer = await read(token);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject([{ id: contractId }]);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect((await list())[0]?.lastUsedAt).not.toBeNull();
});

test('a token that only reads changes nothing, one that only writes reads nothing, and both reach no others', async () => {
  const id = await insertContract(env.DB, { ownerId: ada.id, status: 'complete' });
  const rename = (token: string) =>
    call('PATCH', `/api/contracts/${id}`, { headers: bearer(token), body: { givenTitle: 'Mine' } });
  const reads = await make();
  const writes = await make({ scopes: ['contracts:write'] });
  expect(await refusal(await rename(reads.token))).toEqual([403, 'accounts.token_scope_missing']);
  expect((await rename(writes.token)).status).toBe(200);
  expect(await refusal(await read(writes.token))).toEqual([403, 'accounts.token_scope_missing']);
  const all = await make({ scopes: both });
  for (const [method, address] of [
    ['GET', path],
    ['POST', path],
    ['DELETE', `${path}/${all.id}`],
    ['GET', '/api/user/export'],
    ['POST', '/api/user/confirm'],
    ['GET', '/api/user/sessions'],
    ['PATCH', '/api/user/profile'],
    ['POST', '/api/create-checkout-session'],
  ] as const) {
    const response = await call(method, address, {
      headers: bearer(all.token),
      body: method === 'GET' ? undefined : {},
    });
    expect(response.status, address).toBeGreaterThanOrEqual(403);
  }
  expect(await list()).toHaveLength(3);

  const grace = await asUser({ accountStatus: 'premium' });
  const hers = await make({ scopes: both }, grace);
  for (const method of ['GET', 'DELETE']) {
    expect((await call(method, `/api/contracts/${id}`, { headers: bearer(hers.token) })).status).toBe(404);
  }
});

test('a token that is wrong, revoked or has ended opens nothing, and a session beside it does not help', async () => {
  const { token, id } = await make({ days: 30 });
  const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
  for (const wrong of [forged, 'pc_', '', 'two words', `${token}x`, token.toUpperCase(), 'x'.repeat(47)]) {
    const response = await read(wrong, ada.headers);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await refusal(response)).toEqual([401, 'http.unauthorized']);
  }
  expect((await read(token)).status).toBe(200);
  await env.DB.prepare('update api_token set expires_at = ?')
    .bind(Date.now() - 1)
    .run();
  expect((await read(token)).status).toBe(401);
  await env.DB.prepare('update api_token set expires_at = ?')
    .bind(Date.now() + day)
    .run();
  expect((await read(token)).status).toBe(200);
  expect((await call('DELETE', `${path}/${id}`, { headers: ada.headers })).status).toBe(204);
  expect((await read(token)).status).toBe(401);
  expect(await list()).toEqual([]);
});

test.each(['free', 'plus', null])(
  'with %s none is made, those of before open nothing and are revoked',
  async (plan) => {
    const { token, id } = await make();
    await setPlan(plan);
    expect(await refusal(await send())).toEqual([403, 'plan.upgrade_required']);
    expect(await refusal(await read(token))).toEqual([403, 'plan.upgrade_required']);
    await setPlan('premium');
    expect((await read(token)).status).toBe(200);
    await setPlan(plan);
    expect(await list()).toHaveLength(1);
    expect((await call('DELETE', `${path}/${id}`, { headers: ada.headers })).status).toBe(204);
  },
);

test('a token is made only by who has just confirmed to be the owner, and revoked by its owner alone', async () => {
  const unconfirmed = { headers: await signedIn({ id: ada.id, confirmedAt: null }) };
  expect(await refusal(await send({}, unconfirmed))).toEqual([403, 'accounts.confirmation_required']);
  const { id, token } = await make();
  const grace = await asUser({ accountStatus: 'pro' });
  const foreign = await call('DELETE', `${path}/${id}`, { headers: grace.headers });
  expect(await refusal(foreign)).toEqual([404, 'http.not_found']);
  expect(await list(grace)).toEqual([]);
  expect((await read(token)).status).toBe(200);
});

test('a token has 120 calls a minute, and no other token less for it', async () => {
  const [one, other] = [await make(), await make()];
  await read(one.token);
  await env.DB.prepare('update rate_limit set hits = 119 where hits = 1 and resets_at < ?')
    .bind(Date.now() + 61_000)
    .run();
  expect((await read(one.token)).status).toBe(200);
  const refused = await read(one.token);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect(await refusal(refused)).toEqual([429, 'http.rate_limited']);
  expect((await read(other.token)).status).toBe(200);
});

test('a call with a token from another site is refused like any other', async () => {
  const id = await insertContract(env.DB, { ownerId: ada.id, status: 'complete' });
  const { token } = await make({ scopes: both });
  const headers = { ...bearer(token), origin: 'https://elsewhere.example' };
  const refused = await call('DELETE', `/api/contracts/${id}`, { headers });
  expect(await refusal(refused)).toEqual([403, 'http.foreign_origin']);
  expect((await call('DELETE', `/api/contracts/${id}`, { headers: bearer(token) })).status).toBe(200);
});

test.each([
  [{ name: ' \u200b ' }, 'accounts.token_name'],
  [{ name: undefined }, 'accounts.token_name'],
  [{ name: 'x'.repeat(61) }, 'accounts.token_name'],
  [{ scopes: [] }, 'http.invalid_input'],
  [{ scopes: ['account:write'] }, 'http.invalid_input'],
  [{ days: 0 }, 'http.invalid_input'],
  [{ days: 367 }, 'http.invalid_input'],
])('%j is refused', async (fields, code) => {
  expect(await refusal(await send(fields))).toEqual([422, code]);
  expect(await list()).toEqual([]);
});

test('20 are kept and no more, however many are asked for at once', async () => {
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 18)
     insert into api_token select 't' || i, ?, 'x', 'h' || i, '["contracts:read"]', i, null, null from n`,
  )
    .bind(ada.id)
    .run();
  const sent = await Promise.all([1, 2, 3, 4].map(() => send()));
  expect(sent.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
  expect(await refusal(await send())).toEqual([409, 'accounts.token_too_many']);
});

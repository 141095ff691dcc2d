import { env } from 'cloudflare:workers';
import { Webhook as Receiver } from 'standardwebhooks';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import type { MadeWebhook, Webhook } from './webhooks.schema';

type User = Awaited<ReturnType<typeof asUser>>;
const path = '/api/user/webhooks';
const address = 'https://hooks.example.com/finished';

let ada: User;
const received = vi.fn<(request: Request) => Promise<Response>>();
beforeEach(async () => {
  ada = await asUser({ accountStatus: 'pro' });
  received.mockReset().mockImplementation(async () => new Response(null, { status: 204 }));
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => received(new Request(url as string, init)));
});

const send = (url: unknown = address, as: User = ada) => call('POST', path, { headers: as.headers, body: { url } });
async function add(url = address, as = ada) {
  const response = await send(url, as);
  expect(response.status).toBe(201);
  return response.json<MadeWebhook>();
}
const list = async (as = ada) => (await call('GET', path, { headers: as.headers })).json<Webhook[]>();
const sendTest = (id: string, as = ada) => call('POST', `${path}/${id}/test`, { headers: as.headers });
const remove = (id: string, as = ada) => call('DELETE', `${path}/${id}`, { headers: as.headers });
const refusal = async (response: Response) => [response.status, (await response.json<{ code: string }>()).code];
const setPlan = (plan: string | null) =>
  env.DB.prepare('update user set account_status = ? where id = ?').bind(plan, ada.id).run();

test('an address is added, its secret told once and kept nowhere', async () => {
  const { secret, ...made } = await add(` ${address}#part `);
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(made).toMatchObject({ url: address, lastTriedAt: null, outcome: null, httpStatus: null });
  expect(await list()).toEqual([made]);
  const { results } = await env.DB.prepare('select * from webhook').all();
  expect(JSON.stringify(results)).not.toContain(secret.slice(6));
  expect((await add()).secret).not.toBe(secret);
  expect(received).not.toHaveBeenCalled();
});

test('a test event is signed as the official receiver checks it, and what came of it is told', async () => {
  const { id, secret } = await add();
  const answer = await sendTest(id);
  expect(await answer.json()).toMatchObject({ id, outcome: 'delivered', httpStatus: 204 });
  const [request] = received.mock.calls[0] ?? [];
  expect([request?.method, request?.url, request?.redirect]).toEqual(['POST', address, 'manual']);
  const body = (await request?.clone().text()) ?? '';
  const headers = Object.fromEntries(request?.headers ?? []);
  const event = new Receiver(secret).verify(body, headers);
  expect(event).toMatchObject({ type: 'webhook.test', data: {} });
  expect(() => new Receiver(secret).verify(`${body} `, headers)).toThrow('No matching signature');
  const other = await add();
  expect(() => new Receiver(other.secret).verify(body, headers)).toThrow('No matching signature');
  expect((await list()).find((one) => one.id === id)?.lastTriedAt).not.toBeNull();
});

test.each([
  [
    'a redirect, which is not followed',
    async () => new Response(null, { status: 302, headers: { location: '/' } }),
    302,
  ],
  ['an error', async () => new Response('no', { status: 500 }), 500],
  ['nobody', () => Promise.reject(new Error('refused')), null],
])('a test event that is answered by %s is told as not delivered', async (_, answer, httpStatus) => {
  received.mockImplementation(answer);
  const { id } = await add();
  expect(await (await sendTest(id)).json()).toMatchObject({ outcome: 'failed', httpStatus });
  expect(received).toHaveBeenCalledOnce();
  expect(await list()).toMatchObject([{ outcome: 'failed', httpStatus }]);
});

test('nothing is read of a long answer', async () => {
  const pulled = vi.fn((controller: ReadableStreamDefaultController) => controller.enqueue(new Uint8Array(65_536)));
  const cancelled = vi.fn();
  received.mockImplementation(async () => new Response(new ReadableStream({ pull: pulled, cancel: cancelled })));
  await sendTest((await add()).id);
  expect(cancelled).toHaveBeenCalledOnce();
  expect(pulled.mock.calls.length).toBeLessThan(3);
});

test.each(['free', 'plus', null])('with %s none is added or tested, those of before are removed', async (plan) => {
  const { id } = await add();
  await setPlan(plan);
  expect(await refusal(await send())).toEqual([403, 'plan.upgrade_required']);
  expect(await refusal(await sendTest(id))).toEqual([403, 'plan.upgrade_required']);
  expect(received).not.toHaveBeenCalled();
  expect(await list()).toHaveLength(1);
  expect((await remove(id)).status).toBe(204);
  expect(await list()).toEqual([]);
});

test('nobody else sees, tests or removes it', async () => {
  const { id } = await add();
  const grace = await asUser({ accountStatus: 'premium' });
  expect(await list(grace)).toEqual([]);
  expect(await refusal(await sendTest(id, grace))).toEqual([404, 'http.not_found']);
  expect(await refusal(await remove(id, grace))).toEqual([404, 'http.not_found']);
  expect(received).not.toHaveBeenCalled();
  expect(await list()).toHaveLength(1);
});

test.each([
  ...['http://hooks.example.com', 'https://10.0.0.1/', 'https://ada:secret@hooks.example.com', 'no address', ''],
  ...['http://localhost:5173/api/health', `https://hooks.example.com/${'x'.repeat(500)}`, 7, undefined],
])('%s is refused', async (url) => {
  const refused = await call('POST', path, { headers: ada.headers, body: { url } });
  const [status, code] = await refusal(refused);
  expect(status).toBe(422);
  expect(code).toBe('webhooks.address_unfit');
  expect(await list()).toEqual([]);
});

test('5 are kept and no more, however many are asked for at once', async () => {
  for (let at = 0; at < 3; at++) await add();
  const sent = await Promise.all([1, 2, 3, 4].map(() => send()));
  expect(sent.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
  expect(await refusal(await send())).toEqual([409, 'webhooks.too_many']);
});

test('ten test events in ten minutes, and no more', async () => {
  const { id } = await add();
  const answers: number[] = [];
  for (let at = 0; at < 11; at++) answers.push((await sendTest(id)).status);
  expect(answers).toEqual([...Array(10).fill(200), 429]);
  expect(received).toHaveBeenCalledTimes(10);
});

import { env } from 'cloudflare:workers';
import { Webhook as Receiver } from 'standardwebhooks';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildDeps } from '#src/deps.ts';
import { insertContract, insertUser } from '#src/testing/contract-factory.ts';
import { announceAnalysis } from './announce-analysis.usecase';
import { deliverWebhook, queueDueWebhooks } from './deliver-webhook.usecase';
import { webhookSecret } from './sign-webhook';
import { mostTries } from './webhook-tries.rules';

const start = new Date('2026-11-28T12:00:00Z');
const minute = 60_000;
const url = 'https://hooks.example.com/finished';
const received = vi.fn<(request: Request) => Promise<Response>>();
const send = vi.fn<(message: { type: string; id?: string }) => Promise<void>>();

let now: Date;
let ownerId: string;
beforeEach(async () => {
  now = start;
  ownerId = await insertUser(env.DB, { accountStatus: 'pro', shard: 'DB' });
  await env.DB.prepare('insert into webhook (id, user_id, url, created_at) values (?, ?, ?, 1)')
    .bind('hook', ownerId, url)
    .run();
  received.mockReset().mockImplementation(async () => new Response(null, { status: 200 }));
  send.mockReset().mockResolvedValue();
  vi.spyOn(globalThis, 'fetch').mockImplementation((to, init) => received(new Request(to as string, init)));
});

const deps = () => ({
  ...buildDeps(env, { origin: 'https://plainclause.example', waitUntil: () => {} }),
  clock: () => now,
  sweepQueue: { send },
});
async function finished(fields: object = {}): Promise<string> {
  const id = await insertContract(env.DB, { ownerId, status: 'complete', statusChangedAt: start, ...fields });
  await announceAnalysis(deps(), { contractId: id });
  return id;
}
const queued = () => send.mock.calls.map(([{ id }]) => id ?? '');
/** What the queue delivers. */
async function deliverAll(): Promise<void> {
  const ids = queued();
  send.mockClear();
  for (const id of ids) await deliverWebhook(deps(), { id });
}
const kept = () => env.DB.prepare('select outcome, http_status as status from webhook').first();
const waiting = async () => (await env.DB.prepare('select * from webhook_delivery').all()).results;

test('an address is told which analysis has finished, where to read it and no word of it', async () => {
  const contractId = await finished({ fileName: 'secret.txt', title: 'Secret', summary: 'Secret' });
  expect(send.mock.calls).toEqual([[{ type: 'webhook', id: expect.any(String) }]]);
  await deliverAll();
  const [request] = received.mock.calls[0] ?? [];
  const secret = await webhookSecret('hook', env.AUTH_SECRET ?? '');
  vi.setSystemTime(now);
  const event = new Receiver(secret).verify((await request?.text()) ?? '', Object.fromEntries(request?.headers ?? []));
  vi.useRealTimers();
  expect(event).toEqual({
    type: 'analysis.finished',
    timestamp: start.toISOString(),
    data: { contractId, status: 'complete', url: `https://plainclause.example/analysis/${contractId}` },
  });
  expect(await kept()).toEqual({ outcome: 'delivered', status: 200 });
  expect(await waiting()).toEqual([]);
});

test.each([
  ['failed', { status: 'failed', failureCode: 'contracts.analysis_failed' }],
  ['written anew in vain', { status: 'complete', failureCode: 'contracts.analysis_failed' }],
])('one that is %s is told as failed', async (_, fields) => {
  await finished(fields);
  await deliverAll();
  expect(await received.mock.calls[0]?.[0].json()).toMatchObject({ data: { status: 'failed' } });
});

test.each(['uploaded', 'reading', 'analysing'])('one that is still %s is not told', async (status) => {
  await finished({ status });
  expect([queued(), await waiting()]).toEqual([[], []]);
});

test('it is announced once, tried once by however many messages, and to the webhooks of its owner alone', async () => {
  const other = await insertUser(env.DB, { accountStatus: 'pro', shard: 'DB' });
  await env.DB.prepare("insert into webhook (id, user_id, url, created_at) values ('hers', ?, ?, 1)")
    .bind(other, url)
    .run();
  const contractId = await finished();
  await announceAnalysis(deps(), { contractId });
  const [id = ''] = queued();
  expect(queued()).toEqual([id]);
  await Promise.all([1, 2, 3].map(() => deliverWebhook(deps(), { id })));
  await deliverWebhook(deps(), { id });
  expect(received).toHaveBeenCalledOnce();
});

test('one that is not taken is tried eight times in about a day under one id, then given up, as is told', async () => {
  received.mockImplementation(async () => new Response(null, { status: 503 }));
  await finished();
  await deliverAll();
  expect(await kept()).toEqual({ outcome: 'retrying', status: 503 });
  for (let passed = 0; passed < 48 * 60; passed += 5) {
    now = new Date(start.getTime() + passed * minute);
    await queueDueWebhooks(deps());
    await deliverAll();
    if (received.mock.calls.length < mostTries) expect(await waiting()).toHaveLength(1);
    else if (passed < 23 * 60) throw new Error('given up too early');
  }
  expect(received).toHaveBeenCalledTimes(8);
  expect(new Set(received.mock.calls.map(([request]) => request.headers.get('webhook-id'))).size).toBe(1);
  expect(await kept()).toEqual({ outcome: 'failed', status: 503 });
  expect(await waiting()).toEqual([]);
});

test('an address that comes back takes it, and one that is gone for good is not asked again', async () => {
  received.mockRejectedValueOnce(new Error('refused'));
  await finished();
  await deliverAll();
  expect(await kept()).toEqual({ outcome: 'retrying', status: null });
  now = new Date(start.getTime() + 5 * minute);
  expect(await queueDueWebhooks(deps())).toBe(1);
  await deliverAll();
  expect(await kept()).toEqual({ outcome: 'delivered', status: 200 });

  received.mockImplementation(async () => new Response(null, { status: 410 }));
  await finished();
  await deliverAll();
  expect(await kept()).toEqual({ outcome: 'failed', status: 410 });
  expect(await waiting()).toEqual([]);
});

test('what could not be queued is found by the clock, and a try that was cut off comes again', async () => {
  send.mockRejectedValueOnce(new Error('queue is down'));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await finished();
  expect(received).not.toHaveBeenCalled();
  send.mockClear();
  await queueDueWebhooks(deps());
  const [id = ''] = queued();
  const cut = deps();
  vi.spyOn(cut.webhooks, 'noteTry').mockRejectedValue(new Error('killed'));
  await expect(deliverWebhook(cut, { id })).rejects.toThrow('killed');
  now = new Date(start.getTime() + 5 * minute);
  send.mockClear();
  await queueDueWebhooks(deps());
  await deliverAll();
  expect(received).toHaveBeenCalledTimes(2);
  expect(await kept()).toEqual({ outcome: 'delivered', status: 200 });
});

test('a plan that does not include it, or a webhook that is removed, ends what was waiting', async () => {
  await finished();
  await env.DB.prepare("update user set account_status = 'plus'").run();
  await deliverAll();
  expect([received.mock.calls, await waiting()]).toEqual([[], []]);
  await env.DB.prepare("update user set account_status = 'pro'").run();
  await finished();
  await env.DB.prepare('delete from webhook').run();
  await deliverAll();
  expect([received.mock.calls, await waiting()]).toEqual([[], []]);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { customerWithCard, monthlyPrice, type WithLocalStripe, withLocalStripe } from './with-local-stripe.ts';

let it: WithLocalStripe;
afterEach(() => it.stop());

test('events are signed as the official client expects, and say what changed', async () => {
  it = await withLocalStripe();
  const customer = await it.stripe.customers.create({ email: 'ada@example.test' }, { idempotencyKey: 'the-key' });
  await it.stripe.customers.update(customer.id, { name: 'Ada' });
  expect(await it.types()).toEqual(['customer.created', 'customer.updated']);
  expect(it.refused).toEqual([]);
  const [created, updated] = it.received;
  expect(created).toMatchObject({
    object: 'event',
    api_version: '2026-10-28.endive',
    livemode: false,
    request: { idempotency_key: 'the-key' },
    data: { object: { id: customer.id } },
  });
  expect(updated?.data.previous_attributes).toEqual({ name: null });
  const ids = it.received.map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  expect((await it.stripe.events.retrieve(String(ids[0]))).data.object).toEqual(created?.data.object);
});

test('an event that was refused comes again, later each time, until it is taken or given up', async () => {
  it = await withLocalStripe({ retryDelaysMs: [10, 30] });
  it.answerNext(500, 503);
  await it.stripe.customers.create();
  await it.mark();
  expect(it.received.map(({ id }) => id)).toEqual(Array(3).fill(it.received[0]?.id));
  const [delivery] = (await it.control.read()).deliveries;
  expect(delivery?.attempts.map(({ outcome }) => outcome)).toEqual(['500', '503', '200']);
  expect(delivery?.status).toBe('delivered');
  it.answerNext(500, 500, 500);
  await it.stripe.customers.create();
  await it.mark();
  expect((await it.control.read()).deliveries.at(-1)?.status).toBe('given_up');
});

test('events are held, and released in order, reversed, or shuffled the same way for the same seed', async () => {
  it = await withLocalStripe();
  await it.control.order('/webhooks', { mode: 'hold' });
  for (const name of 'abcdefgh') await it.stripe.customers.create({ name });
  expect(it.received).toEqual([]);
  await it.control.order('/webhooks/release', { order: 'reversed' });
  const names = () =>
    it.received
      .splice(0)
      .map(({ data }) => (data.object as { name?: string }).name)
      .join('');
  expect(names()).toBe('hgfedcba');
  await it.control.order('/webhooks/resend', { order: 'shuffled', seed: 7, copies: 2 });
  const first = names();
  expect([...first].sort().join('')).toBe('aabbccddeeffgghh');
  expect(first).not.toBe('aabbccddeeffgghh');
  await it.control.order('/webhooks/resend', { order: 'shuffled', seed: 7, copies: 2 });
  expect(names()).toBe(first);
  await it.control.order('/webhooks', { mode: 'deliver' });
  await it.stripe.customers.create({ name: 'z' });
  await it.mark();
  expect(names()).toBe('z');
});

test('events come twice, or in a random order, or late, when that is asked for', async () => {
  it = await withLocalStripe();
  await it.control.order('/webhooks', { mode: 'duplicate' });
  await it.stripe.customers.create();
  expect(await it.types()).toEqual(['customer.created', 'customer.created']);
  expect(it.received[0]?.id).toBe(it.received[1]?.id);
  await it.control.order('/webhooks', { mode: 'shuffle' });
  const made = await Promise.all(Array.from({ length: 12 }, () => it.stripe.customers.create()));
  await it.mark();
  const arrived = it.received.slice(2).map(({ data }) => (data.object as { id: string }).id);
  expect([...arrived].sort()).toEqual(made.map(({ id }) => id).sort());
  await it.control.order('/webhooks', { mode: 'deliver', delayMs: 60 });
  const before = Date.now();
  await it.stripe.customers.create();
  await it.mark();
  expect(Date.now() - before).toBeGreaterThanOrEqual(55);
});

test('what was bought is still there after the next start, and so is what was not delivered', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'local-stripe-'));
  const stateFile = join(folder, 'state.json');
  it = await withLocalStripe({ stateFile });
  const price = await monthlyPrice(it.stripe, 799);
  const customer = await customerWithCard(it.stripe, 'pm_card_visa');
  const { id } = await it.stripe.subscriptions.create({ customer: customer.id, items: [{ price: price.id }] });
  await it.control.order('/advance', { customer: customer.id, days: 10 });
  await it.control.order('/webhooks', { mode: 'hold' });
  await it.stripe.subscriptions.update(id, { metadata: { kept: 'yes' } });
  await it.stop();

  it = await withLocalStripe({ stateFile });
  expect(await it.stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active', metadata: { kept: 'yes' } });
  await it.control.order('/webhooks/release', {});
  expect(it.received.map(({ type }) => type)).toEqual(['customer.subscription.updated']);
  await it.control.order('/advance', { customer: customer.id, days: 23 });
  expect((await it.stripe.invoices.list({ customer: customer.id })).data).toHaveLength(2);
  rmSync(folder, { recursive: true });
});

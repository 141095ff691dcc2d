import { expect, test } from 'vitest';
import { sha256Hex } from '../kernel/hash';
import { call } from '../testing/api';

const measure = (ping: () => Promise<unknown>) => ({ ping }) as unknown as Cloudflare.Env['MEASURE'];
const VERSION = { id: '0199aaaa-1111', tag: '', timestamp: '' };
const health = async (ping: () => Promise<unknown>) => {
  const answer = await call('GET', '/api/health', { env: { VERSION, MEASURE: measure(ping) } });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const digest = async (id: string) => (await sha256Hex(id)).slice(0, 16);

test('it is told that both Workers serve, and in which version, whose id is told nobody', async () => {
  const { status, body } = await health(async () => ({ version: '0199bbbb-2222' }));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'ok',
    release: { api: await digest('0199aaaa-1111'), analysis: await digest('0199bbbb-2222') },
  });
  expect(JSON.stringify(body)).not.toMatch(/0199|aaaa|bbbb/);
});

test('an analysis Worker of the release before serves too', async () => {
  const { status, body } = await health(async () => 'ok');
  expect([status, body.analysis, body.release]).toEqual([200, 'ok', { api: await digest(VERSION.id), analysis: null }]);
});

test('one that does not answer is told', async () => {
  const { status, body } = await health(() => Promise.reject(new Error('down')));
  expect([status, body.status, body.analysis]).toEqual([503, 'degraded', 'failing']);
});

test('a database of contracts that does not answer is told, too', async () => {
  const DB_9 = { prepare: () => ({ all: () => Promise.reject(new Error('down')) }) };
  const bindings = { VERSION, MEASURE: measure(async () => 'ok'), DB_9 };
  const answer = await call('GET', '/api/health', { env: bindings });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ status: 'degraded', database: 'failing', analysis: 'ok' });
});

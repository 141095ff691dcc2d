import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook as Receiver } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { root } from '#src/dev/run/project-paths.ts';
import { type RunningWorkers, signUp, startWorkers } from './running-workers';

const text = readFileSync(join(root, 'src/dev/run/samples/consultancy-agreement.txt'), 'utf8');

interface Got {
  headers: IncomingHttpHeaders;
  body: string;
  path: string | undefined;
}
const got: Got[] = [];
/** A program that is told. */
const program = createServer(async (request, response) => {
  let body = '';
  for await (const piece of request) body += piece;
  got.push({ headers: request.headers, body, path: request.url });
  response.writeHead(204).end();
});

let server: RunningWorkers;
let person: Awaited<ReturnType<typeof signUp>>;
let base: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(program.address() as AddressInfo).port}`;
  server = await startWorkers();
  person = await signUp(server, 'told@example.test');
  await server.putAllOn('pro');
});
afterAll(async () => {
  await server?.close();
  program.close();
});

const post = (path: string, body: object = {}) =>
  person.call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
async function add(path: string) {
  const answer = await post('/api/user/webhooks', { url: base + path });
  expect(answer.status).toBe(201);
  return (await answer.json()) as { id: string; secret: string };
}
async function gotAt(path: string): Promise<Got> {
  for (const until = Date.now() + 30_000; ; await sleep(100)) {
    const found = got.find((one) => one.path === path);
    if (found) return found;
    if (Date.now() > until) throw new Error(`nothing came to ${path}`);
  }
}

it('a finished analysis is told by a signed event, without a word of the contract, and that it was is told', async () => {
  const path = `/${crypto.randomUUID()}`;
  const { id, secret } = await add(path);
  const { contractId } = await person.upload('advice.txt', text);
  expect((await person.finished(contractId, 60_000)).status).toBe('complete');
  const { body, headers } = await gotAt(path);
  const event = new Receiver(secret).verify(body, headers as Record<string, string>);
  expect(event).toMatchObject({ type: 'analysis.finished', data: { contractId, status: 'complete' } });
  expect(body).not.toContain('Harbour');
  const delivered = expect.objectContaining({ id, outcome: 'delivered', httpStatus: 204 });
  await vi.waitFor(async () => expect(await person.get('/api/user/webhooks')).toContainEqual(delivered), 10_000);
});

it('a test event is delivered at once', async () => {
  const path = `/${crypto.randomUUID()}`;
  const { id, secret } = await add(path);
  const answer = await post(`/api/user/webhooks/${id}/test`);
  expect(await answer.json()).toMatchObject({ outcome: 'delivered', httpStatus: 204 });
  const { body, headers } = await gotAt(path);
  const event = new Receiver(secret).verify(body, headers as Record<string, string>);
  expect(event).toMatchObject({ type: 'webhook.test' });
});

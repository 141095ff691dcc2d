import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { createDatabase } from '#src/db/client.ts';
import { analysisTable, apiTokenTable } from '#src/db/tables.ts';
import type { AskService } from '#src/platform/ask.ts';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { anAnalysis, insertContract } from '#src/testing/contract-factory.ts';
import { hashOfToken, newToken } from '../api-tokens/api-token.rules';
import type { TokenScope } from '../api-tokens/token-scopes.schema';
import { tools as declared } from './answer-rpc.usecase';
import type { RpcAnswer } from './mcp.schema';

const ASK: AskService = {
  canWrite: async () => false,
  find: async () => ({
    passages: [{ topic: 'Leaving', evidence: { quote: 'by two months’ notice', start: 0, end: 21, match: 'exact' } }],
    canWrite: false,
  }),
  write: () => Promise.reject(new Error('no model')),
};

let token: string;
let ownerId: string;
async function makeToken(scopes: TokenScope[], userId = ownerId) {
  const made = newToken();
  await createDatabase(env.DB)
    .insert(apiTokenTable)
    .values({ id: made, userId, name: 'x', tokenHash: await hashOfToken(made), scopes, createdAt: new Date() });
  return made;
}
beforeEach(async () => {
  ownerId = (await asUser({ accountStatus: 'pro' })).id;
  token = await makeToken(['contracts:read', 'contracts:write']);
});

const send = (body: unknown, as = token, headers: Record<string, string> = {}) =>
  call('POST', '/api/mcp', { headers: { authorization: `Bearer ${as}`, ...headers }, body, env: { ASK } });
const ask = async (method: string, params?: object, as = token) =>
  (await send({ jsonrpc: '2.0', id: 1, method, params }, as)).json<RpcAnswer>();
const use = async (name: string, args: object = {}, as = token) => {
  const { result } = await ask('tools/call', { name, arguments: args }, as);
  const { isError = false, structuredContent, content } = result as Record<string, unknown>;
  const [{ text = '' } = {}] = content as { text?: string }[];
  return { isError, text, told: structuredContent as Record<string, unknown> };
};
async function aContract(fields: object = {}) {
  const id = await insertContract(env.DB, { ownerId, fileName: 'lease.txt', status: 'complete', ...fields });
  const findings = anAnalysis({ summary: 'A lease of a year.' });
  await createDatabase(env.DB).insert(analysisTable).values({ contractId: id, findings, createdAt: new Date() });
  return id;
}

test('a client is greeted in its version of the protocol, or else in ours, and told the three tools', async () => {
  for (const [asked, answered] of [
    ['2025-06-18', '2025-06-18'],
    ['2025-11-25', '2025-11-25'],
    ['2024-11-05', '2025-11-25'],
  ]) {
    const { result } = await ask('initialize', { protocolVersion: asked, capabilities: {}, clientInfo: {} });
    expect(result).toMatchObject({ protocolVersion: answered, capabilities: { tools: {} } });
  }
  expect((await send({ jsonrpc: '2.0', method: 'notifications/initialized' })).status).toBe(202);
  expect(await ask('ping')).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
  const { tools } = (await ask('tools/list')).result as { tools: { name: string }[] };
  expect(tools.map(({ name }) => name)).toEqual(['analyse', 'ask', 'list_dates']);
});

test.each(['constructor', 'toString', 'valueOf', '__proto__', '__defineGetter__', 'hasOwnProperty', 'nowhere'])(
  'there is no method %s, and nothing is told of what answers',
  async (method) => {
    expect(await ask(method)).toEqual({
      jsonrpc: '2.0',
      id: 1,
      error: { code: -32601, message: `There is no method ${method}.` },
    });
  },
);

test.each(declared.map((tool) => [tool.name, tool] as const))(
  'what %s takes is told as it is checked',
  (_name, tool) => {
    const checked = tool.input.toJSONSchema({ io: 'input' });
    const types = Object.entries(checked.properties ?? {}).map(([field, schema]) => [
      field,
      (schema as { type: string }).type,
    ]);
    const { type, properties, required } = tool.inputSchema;
    expect([type, required]).toEqual([checked.type, checked.required ?? []]);
    expect(Object.entries(properties).map(([field, schema]) => [field, schema.type])).toEqual(types);
  },
);

test('an analysis is told with its words, another’s contract is not found, and nobody is told of it', async () => {
  const id = await aContract();
  const { told } = await use('analyse', { contractId: id });
  expect(told).toMatchObject({ contractId: id, status: 'complete', summary: 'A lease of a year.', note: null });
  expect(told.link).toMatch(new RegExp(`/analysis/${id}$`));
  const stranger = await makeToken(['contracts:read', 'contracts:write'], (await asUser({ accountStatus: 'pro' })).id);
  for (const [name, args] of [
    ['analyse', { contractId: id }],
    ['ask', { contractId: id, question: 'Can I leave?' }],
  ] as const) {
    const refused = await use(name, args, stranger);
    expect(refused).toEqual({
      isError: true,
      text: expect.stringMatching(/^This contract does not exist/),
      told: undefined,
    });
    expect(await use(name, { ...args, contractId: 'never-was' }, stranger)).toEqual(refused);
  }
  expect((await use('list_dates', {}, stranger)).told.dates).toEqual([]);
});

test('a question is answered by passages where no model is, and kept with the contract', async () => {
  const id = await aContract();
  const { told } = await use('ask', { contractId: id, question: 'Can I leave early?' });
  expect(told).toMatchObject({
    answer: null,
    note: 'No answer was written: these passages may say it, and nothing is claimed of them.',
    passages: [{ topic: 'Leaving', quote: 'by two months’ notice' }],
  });
  expect(await env.DB.prepare('select question from contract_question').first('question')).toBe('Can I leave early?');
});

test('dates ahead are listed up to a day, with the contracts they belong to', async () => {
  const id = await aContract();
  const add = (date: string) =>
    env.DB.prepare("insert into contract_date (contract_id, owner_id, kind, date) values (?, ?, 'expiry', ?)")
      .bind(id, ownerId, date)
      .run();
  await add('2001-01-01');
  await add('2098-06-30');
  await add('2099-06-30');
  const { told } = await use('list_dates', { until: '2098-12-31' });
  expect(told.dates).toMatchObject([{ kind: 'expiry', date: '2098-06-30', contractId: id }]);
  expect((await use('list_dates', { until: 'soon' })).isError).toBe(true);
});

test('a token that only reads uploads nothing and asks nothing, and tools keep to the limits of routes', async () => {
  const id = await aContract();
  const reads = await makeToken(['contracts:read']);
  const refusal = { isError: true, text: 'This token is not allowed to do this.', told: undefined };
  expect(await use('analyse', { text: 'A contract.' }, reads)).toEqual(refusal);
  expect(await use('ask', { contractId: id, question: 'Why?' }, reads)).toEqual(refusal);
  expect((await use('analyse', { contractId: id }, reads)).isError).toBe(false);
  await use('ask', { contractId: id, question: 'Why?' });
  await env.DB.prepare('update rate_limit set hits = 60 where resets_at > ?')
    .bind(Date.now() + 3000_000)
    .run();
  const over = await use('ask', { contractId: id, question: 'Why?' });
  expect(over).toMatchObject({ isError: true, text: expect.stringContaining('Too many requests') });
});

test('what is asked wrongly is said in the way of the protocol, and what nobody foresaw tells nothing', async () => {
  expect((await ask('resources/list')).error?.code).toBe(-32601);
  expect((await ask('tools/call', { name: 'delete_everything' })).error?.code).toBe(-32602);
  expect((await ask('tools/call')).error?.code).toBe(-32602);
  expect(await use('analyse')).toMatchObject({ isError: true, text: 'Send text or contractId.' });
  expect(await use('analyse', { text: 'x', contractId: 'y' })).toMatchObject({ isError: true });
  expect(await use('analyse', { contractId: 7 })).toMatchObject({ isError: true });
  expect((await send({ jsonrpc: '1.0', method: 'ping' })).status).toBe(422);
  expect((await send('{', token, { 'content-type': 'application/json' })).status).toBe(422);
  expect((await send([])).status).toBe(422);
  expect((await send({ jsonrpc: '2.0', method: 'x'.repeat(1024 * 1024) })).status).toBe(413);
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
  expect((await send(ping, token, { 'mcp-protocol-version': '1999-01-01' })).status).toBe(400);
  expect((await send(ping, token, { 'mcp-protocol-version': '2025-06-18' })).status).toBe(200);
  expect((await send(ping, 'pc_wrong')).status).toBe(401);
  expect((await call('GET', '/api/mcp')).status).toBe(405);

  const id = await aContract();
  const broken = { ...ASK, find: async () => ({}) } as unknown as AskService;
  const params = { name: 'ask', arguments: { contractId: id, question: 'Why?' } };
  const answer = await call('POST', '/api/mcp', {
    headers: { authorization: `Bearer ${token}` },
    body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
    env: { ASK: broken },
  });
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ code: 'http.internal' });
  expect(takeErrors()).toHaveLength(1);
});

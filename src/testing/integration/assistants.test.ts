import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '#src/dev/run/project-paths.ts';
import { madeToken, type RunningWorkers, signUp, startWorkers } from './running-workers';

const text = readFileSync(join(root, 'src/dev/run/samples/consultancy-agreement.txt'), 'utf8');
const words = text.replaceAll(/\s+/g, ' ');

let server: RunningWorkers;
let token: string;
let client: Client;
async function connect(as: string) {
  const connected = new Client({ name: 'an assistant', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL('/api/mcp', server.url), {
    requestInit: { headers: { Authorization: `Bearer ${as}` } },
  });
  await connected.connect(transport as Parameters<Client['connect']>[0]);
  return connected;
}
beforeAll(async () => {
  server = await startWorkers();
  const person = await signUp(server, 'assisted@example.test');
  await server.putAllOn('pro');
  token = await madeToken(person, ['contracts:read', 'contracts:write']);
  client = await connect(token);
});
afterAll(async () => {
  await client?.close();
  await server?.close();
});

const use = async (name: string, args: Record<string, unknown>) => {
  const { structuredContent, isError = false } = await client.callTool({ name, arguments: args });
  return { isError, told: structuredContent as Record<string, unknown> };
};

describe('An assistant with a token', () => {
  it('finds the tools, and is told who serves them', async () => {
    expect(client.getServerVersion()).toMatchObject({ name: 'plainclause' });
    await client.ping();
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['analyse', 'ask', 'list_dates']);
  });

  it('has a contract analysed from its text, asks it a question and lists its dates', async () => {
    const { told } = await use('analyse', { text, name: 'Advice' });
    expect(told).toMatchObject({ status: 'complete', note: null, summary: expect.stringContaining('Harbour Lane') });
    const risks = told.risks as { level: string; quotes: string[] }[];
    expect(risks.length).toBeGreaterThan(0);
    for (const quote of risks.flatMap(({ quotes }) => quotes)) expect(words).toContain(quote.replaceAll(/\s+/g, ' '));

    const { contractId } = told;
    const asked = await use('ask', { contractId, question: 'When do I get paid?' });
    expect(asked.told.passages).toContainEqual(
      expect.objectContaining({ quote: expect.stringMatching(/pay|invoice/i) }),
    );
    const { dates } = (await use('list_dates', {})).told;
    expect(dates).toContainEqual(expect.objectContaining({ contractId, kind: 'expiry' }));
    expect((await use('analyse', { contractId })).told).toEqual(told);
  });

  it('is told of what cannot be done, and has nothing without a token', async () => {
    expect(await use('analyse', { text: 'Too short.' })).toMatchObject({ isError: true });
    expect(await use('ask', { contractId: 'never-was', question: 'Why?' })).toMatchObject({ isError: true });
    await expect(connect('pc_wrong')).rejects.toThrow(/401|Unauthorized/);
  });
});

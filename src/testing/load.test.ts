import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chanceOf } from '../dev/measure/crash/pace.ts';
import { createFigures } from '../dev/measure/load/figures.ts';
import { createLogReader } from '../dev/measure/load/read-log.ts';
import { visit } from '../dev/measure/load/visit.ts';

/** The cells of the table by the name of the route. */
const rowsOf = (table: string) =>
  new Map(
    table
      .split('\n')
      .slice(2)
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map(([, route = '', ...cells]) => [route, cells.slice(0, -1)] as const),
  );

describe('the figures of a route', () => {
  test('are percentiles of what was measured, to a hundredth', () => {
    const figures = createFigures();
    const chance = chanceOf(7);
    const times = Array.from({ length: 20_000 }, () => chance() ** 3 * 8_000);
    for (const ms of times) figures.called('GET /x', { ms, isError: false });
    times.sort((one, other) => one - other);
    const cells = rowsOf(figures.table()).get('GET /x') ?? [];
    for (const [at, percent] of [50, 95, 99].entries()) {
      const exact = times[Math.ceil((times.length * percent) / 100) - 1] ?? 0;
      const told = Number.parseInt(cells[at + 1] ?? '', 10);
      expect(told).toBeGreaterThanOrEqual(exact);
      expect(told - exact).toBeLessThanOrEqual(10);
    }
  });

  test('count what failed, and leave out what nobody called', () => {
    const figures = createFigures();
    figures.called('GET /x', { ms: 1, isError: true });
    figures.called('GET /x', { ms: 90_000, isError: false });
    const read = createLogReader(figures);
    const line = (route: string, rows: number) =>
      `${JSON.stringify({ level: 'info', event: 'request', method: 'GET', route, statements: 2, rows })}\n`;
    const text = `[wrangler] ready\n${line('/x', 10)}${line('/x', 20)}${line('/health', 1)}{"event":"request" broken\n`;
    for (let at = 0; at < text.length; at += 7) read(text.slice(at, at + 7));
    expect([...rowsOf(figures.table())]).toEqual([
      ['GET /x', ['2', '2 ms', '60010 ms', '60010 ms', '1', '2.0', '15.0']],
    ]);
    expect(figures.totals()).toEqual({ calls: 2, errors: 1 });
  });
});

describe('twenty people', () => {
  let asked: string[];
  let uploaded: number;
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    asked.push(`${request.method} ${path.replace(/c\d+$/, ':id')} ${request.headers.cookie ?? ''}`);
    request.resume().on('end', () => {
      response.setHeader('content-type', 'application/json');
      if (path === '/api/auth/login') response.setHeader('set-cookie', ['session=1; HttpOnly', 'mark=1']);
      if (request.method === 'POST' && path === '/api/contracts') uploaded += 1;
      const list = Array.from({ length: uploaded }, (_, at) => ({ id: `c${at + 1}`, status: 'complete' }));
      const answers: Record<string, unknown> = {
        '/api/contracts': request.method === 'POST' ? { contractId: `c${uploaded}` } : list,
      };
      response.end(JSON.stringify(answers[path] ?? {}));
    });
  });
  let origin: string;
  beforeEach(async () => {
    [asked, uploaded] = [[], 0];
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  test('sign in once, look at lists and analyses, upload now and then and poll, each in a minute of their time', async () => {
    const figures = createFigures();
    const people = Array.from({ length: 20 }, async (_, at) => {
      let now = 0;
      const sleep = async (ms: number) => {
        now += ms;
      };
      const visitor = { email: `${at}@x.example`, password: 'p', contract: () => 'A lease', chance: chanceOf(at) };
      await visit({ origin, figures, sleep, isOver: () => now > 60_000, ...visitor });
    });
    await Promise.all(people);
    const calls = (start: string) => asked.filter((each) => each.startsWith(start)).length;
    expect(calls('POST /api/auth/login')).toBe(20);
    expect(calls('POST /api/contracts')).toBeGreaterThanOrEqual(20);
    expect(calls('POST /api/contracts')).toBeLessThan(40);
    expect(calls('GET /api/contracts ')).toBeGreaterThan(100);
    expect(calls('GET /api/contracts/:id')).toBeGreaterThan(50);
    expect(asked.filter((each) => !each.includes('login')).every((each) => each.endsWith('session=1; mark=1'))).toBe(
      true,
    );
    expect(figures.totals()).toEqual({ calls: asked.length, errors: 0 });
    expect([...rowsOf(figures.table()).keys()].sort()).toEqual([
      'GET /api/contracts',
      'GET /api/contracts/:id',
      'GET /api/usage/check/contract_analysis',
      'POST /api/auth/login',
      'POST /api/contracts',
    ]);
  });

  test('who cannot sign in is an error, and asks no more', async () => {
    const figures = createFigures();
    const nowhere = { origin: 'http://127.0.0.1:9', email: '', password: '', contract: () => '', chance: () => 0.5 };
    await visit({ ...nowhere, figures, sleep: async () => {}, isOver: () => false });
    expect(figures.totals()).toEqual({ calls: 1, errors: 1 });
  });
});

import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { isoDay } from '#src/kernel/clock.ts';
import { call, testOrigin } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { aDate, aDatedContract } from '#src/testing/dated-contract.ts';

type User = Awaited<ReturnType<typeof asUser>>;
const day = 24 * 60 * 60_000;
const inDays = (count: number) => isoDay(new Date(Date.now() + count * day));

const make = async ({ headers }: User): Promise<{ address: string; calendarSince: string }> =>
  (await call('POST', '/api/user/calendar', { headers })).json();
const fetched = (address: string) => call('GET', address.replace(testOrigin, ''));
const linesAt = async (address: string) =>
  (await (await fetched(address)).text()).replaceAll('\r\n ', '').split('\r\n');

test('an address is made when it is asked for, told once, and kept as a hash alone', async () => {
  const ada = await asUser();
  const { address, calendarSince } = await make(ada);
  expect(address).toMatch(/^http:\/\/localhost:5173\/api\/calendar\/[\w-]{43,}\.ics$/);
  const settings = await (await call('GET', '/api/user/reminders', { headers: ada.headers })).json();
  expect(settings).toEqual({ on: true, calendarSince });
  const token = address.match(/([\w-]+)\.ics$/)?.[1] ?? '';
  const { results } = await env.DB.prepare('select * from calendar_address').all();
  expect(results).toHaveLength(1);
  expect(JSON.stringify(results)).not.toContain(token);
});

test('it serves the days ahead of all complete contracts of its owner, and of nobody else', async () => {
  const [ada, grace] = [await asUser({ locale: 'de' }), await asUser()];
  const at = new Date();
  const id = await aDatedContract({
    ...{ ownerId: ada.id, at, givenTitle: 'Office; Leeds' },
    dates: [aDate({ date: inDays(40) }), aDate({ date: inDays(-1), kind: 'payment' })],
  });
  await aDatedContract({ ownerId: ada.id, at, dates: [aDate({ date: inDays(0), kind: 'expiry', label: 'It ends' })] });
  await aDatedContract({ ownerId: ada.id, at, dates: [aDate({ date: inDays(2), unconfirmed: true })] });
  await aDatedContract({ ownerId: grace.id, at, dates: [aDate({ date: inDays(3) })], givenTitle: 'Of Grace' });
  const { address } = await make(ada);
  const answer = await fetched(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('private, max-age=3600');
  const lines = await linesAt(address);
  expect(lines.filter((line) => line.startsWith('SUMMARY'))).toEqual([
    expect.stringMatching(/^SUMMARY:It ends: Lease/),
    'SUMMARY:Letzter Kündigungstag: Office\\; Leeds',
  ]);
  expect(lines).toContain(`DTSTART;VALUE=DATE:${inDays(40).replaceAll('-', '')}`);
  expect(lines).toContain(`UID:${id}-notice-deadline-${inDays(40)}@plainclause`);
  expect(lines).toContain('X-WR-CALNAME:Vertragstermine');
  expect(lines.join()).toContain(`\\n${testOrigin}/analysis/${id}`);
});

test('a new address ends the one before, and removing it ends both', async () => {
  const ada = await asUser();
  const [first, second] = [await make(ada), await make(ada)];
  expect([(await fetched(first.address)).status, (await fetched(second.address)).status]).toEqual([404, 200]);
  expect((await call('DELETE', '/api/user/calendar', { headers: ada.headers })).status).toBe(200);
  expect((await fetched(second.address)).status).toBe(404);
});

test('what is not an address is not found, whoever asks', async () => {
  const ada = await asUser();
  const { address } = await make(ada);
  const { results } = await env.DB.prepare('select token_hash from calendar_address').all<{ token_hash: string }>();
  const guesses = ['x.ics', '.ics', address.slice(-48, -4), `${results[0]?.token_hash}.ics`, `${'x'.repeat(300)}.ics`];
  for (const guess of guesses) {
    const answer = await call('GET', `/api/calendar/${guess}`, { headers: ada.headers });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});

test('at most 300 days are served, the first of them', async () => {
  const ada = await asUser();
  for (let contract = 0; contract < 11; contract++) {
    const dates = Array.from({ length: 30 }, (_, at) => aDate({ date: inDays(1 + contract * 30 + at) }));
    await aDatedContract({ ownerId: ada.id, at: new Date(), dates });
  }
  const days = (await linesAt((await make(ada)).address)).filter((line) => line.startsWith('DTSTART'));
  expect(days).toHaveLength(300);
  expect(days.at(-1)).toContain(inDays(300).replaceAll('-', ''));
});

test('no line of the log has the token of an address or of a link', async () => {
  const written: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void written.push(String(line)));
  const { address } = await make(await asUser());
  await fetched(address);
  await call('POST', '/api/reminders/off/somebody.some-signature');
  const token = address.match(/([\w-]+)\.ics$/)?.[1] ?? '';
  expect(written.join()).toContain('/api/calendar/:file');
  expect(written.join()).not.toContain(token);
  expect(written.join()).not.toContain('some-signature');
});

test('whoever fetches a calendar over and over is told to wait', async () => {
  const { address } = await make(await asUser());
  const statuses = new Set<number>();
  for (let at = 0; at < 601; at++) {
    const answer = await call('GET', address.replace(testOrigin, ''), { env: { RATE_LIMITS: 'on' } });
    statuses.add(answer.status);
  }
  expect([...statuses]).toEqual([200, 429]);
});

import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { createDatabase } from '#src/db/client.ts';
import { analysisTable } from '#src/db/tables.ts';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { anAnalysis, aRisk, insertContract } from '#src/testing/contract-factory.ts';
import { contractFiles } from '../contracts/contract-files';
import type { Share, SharedAnalysis } from './shares.schema';

type User = Awaited<ReturnType<typeof asUser>>;
const text = 'The liability of the Client is unlimited. Nobody else is to read this sentence.';
const quote = { quote: 'The liability of the Client is unlimited.', start: 0, end: 41, match: 'exact' as const };
const plain = { withText: false, password: '', expiresAt: null };

let ada: User;
let contractId: string;
let path: string;
beforeEach(async () => {
  ada = await asUser({ firstName: 'Ada' });
  contractId = await insertContract(env.DB, {
    ...{ ownerId: ada.id, fileName: 'Private name.pdf', givenTitle: 'My own name for it', status: 'complete' },
  });
  const findings = anAnalysis({
    ...{ title: 'Services: Acme', summary: 'Work for a fee.' },
    riskAssessment: { high: [aRisk({ title: 'No limit', evidence: [quote] })], medium: [], low: [] },
  });
  await createDatabase(env.DB).insert(analysisTable).values({ contractId, findings, createdAt: new Date() });
  await env.FILES.put(contractFiles.text(ada.id, `hash-of-${contractId}`, 1), JSON.stringify({ text, pages: [] }));
  path = `/api/contracts/${contractId}/shares`;
});

const make = (body: object = plain, as = ada) => call('POST', path, { headers: as.headers, body });
const made = async (body: object = plain) => (await make(body)).json<Share>();
const list = async () => (await call('GET', path, { headers: ada.headers })).json<Share[]>();
const tokenOf = ({ address }: Share) => address?.split('/').at(-1) ?? '';
const open = (token: string, password?: string, from = '192.0.2.1') =>
  call('POST', '/api/shares/open', { body: { token, password }, headers: { 'cf-connecting-ip': from } });
const codeOf = async (answer: Response) => [answer.status, (await answer.json<{ code: string }>()).code];
const notFound = [404, 'shares.not_found'];

test('whoever has a link reads the analysis and its quotes, and nothing else of contract and owner', async () => {
  await call('PATCH', `/api/contracts/${contractId}`, { headers: ada.headers, body: { tags: ['Secret tag'] } });
  const share = await made();
  expect(share).toMatchObject({ ...{ withText: false, hasPassword: false, expiresAt: null, views: 0 } });
  expect(share.address).toMatch(/^http:\/\/localhost:\d+\/shared\/[\w-]{43}$/);
  const answer = await open(tokenOf(share));
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const told = await answer.text();
  const shown = JSON.parse(told) as SharedAnalysis;
  expect(shown).toMatchObject({
    title: 'Services: Acme',
    summary: 'Work for a fee.',
    withText: false,
    fileContent: '',
  });
  expect(shown.riskAssessment?.high[0]?.evidence).toEqual([quote]);
  for (const secret of ['Nobody else', 'Private name', 'My own name', 'Secret tag', ada.id, ada.email, contractId])
    expect(told).not.toContain(secret);
  expect(Object.keys(shown)).not.toContain('measured');
});

test('with the text, the whole text is there, and still neither file name nor account', async () => {
  const told = await (await open(tokenOf(await made({ ...plain, withText: true })))).text();
  expect(JSON.parse(told)).toMatchObject({ withText: true, fileContent: text });
  for (const secret of ['Private name', 'My own name', ada.id, contractId]) expect(told).not.toContain(secret);
});

test('openings are counted, the last with its time, and the same link can be copied again', async () => {
  const share = await made();
  for (let times = 0; times < 3; times++) await open(tokenOf(share));
  const [listed] = await list();
  expect(listed).toMatchObject({ id: share.id, address: share.address, views: 3 });
  expect(Math.abs(Date.now() - Date.parse(listed?.lastViewedAt ?? ''))).toBeLessThan(60_000);
});

test('neither token nor password of a link is kept; one that cannot be told again still leads there', async () => {
  const share = await made({ ...plain, password: 'between us two' });
  const row = JSON.stringify(await env.DB.prepare('select * from share').first());
  expect(row).not.toContain(tokenOf(share));
  expect(row).not.toContain('between us two');
  // As after a change of the server's secret: what is made of id and secret is another token.
  await env.DB.prepare("update share set id = 'another'").run();
  expect((await list()).map(({ address }) => address)).toEqual([null]);
  expect((await open(tokenOf(share), 'between us two')).status).toBe(200);
});

test('a revoked link, one of a deleted contract and one that never was are answered alike', async () => {
  const [share, other] = [await made(), await made()];
  const revoke = () => call('DELETE', `${path}/${share.id}`, { headers: ada.headers });
  expect((await revoke()).status).toBe(204);
  expect(await codeOf(await open(tokenOf(share)))).toEqual(notFound);
  expect(await codeOf(await revoke())).toEqual(notFound);
  expect(await codeOf(await open('never-was'))).toEqual(notFound);
  expect((await list()).map(({ id }) => id)).toEqual([other.id]);
  expect((await open(tokenOf(other))).status).toBe(200);
  await call('DELETE', `/api/contracts/${contractId}`, { headers: ada.headers });
  expect(await codeOf(await open(tokenOf(other)))).toEqual(notFound);
  expect(await env.DB.prepare('select count(*) as n from share').first('n')).toBe(0);
});

test('a link ends when it was to end, and cannot be made to end before', async () => {
  const share = await made({ ...plain, expiresAt: new Date(Date.now() + 60_000).toISOString() });
  expect((await open(tokenOf(share))).status).toBe(200);
  await env.DB.prepare('update share set expires_at = ?').bind(Date.now()).run();
  expect(await codeOf(await open(tokenOf(share)))).toEqual([404, 'shares.expired']);
  expect((await list())[0]?.views).toBe(1);
  const past = await make({ ...plain, expiresAt: new Date(Date.now() - 1).toISOString() });
  expect(past.status).toBe(422);
  expect(await past.json()).toMatchObject({ fields: { expiresAt: expect.any(String) } });
});

test('a password is asked for, and nothing is told or counted without the right one', async () => {
  const token = tokenOf(await made({ ...plain, password: 'between us two' }));
  const refused = [await open(token), await open(token, ''), await open(token, 'between us')];
  const codes = ['shares.password_needed', 'shares.password_needed', 'shares.password_wrong'];
  for (const [index, answer] of refused.entries()) {
    const told = await answer.text();
    expect(told).not.toContain('Acme');
    expect([answer.status, JSON.parse(told).code]).toEqual([403, codes[index]]);
  }
  expect((await list())[0]).toMatchObject({ hasPassword: true, views: 0 });
  expect((await open(token, 'between us two')).status).toBe(200);
});

/** As if so many had been counted wherever one was, of the limits of a quarter of an hour. */
const countAsTries = (hits: number) =>
  env.DB.prepare('update rate_limit set hits = ? where hits = 1 and resets_at > ?')
    .bind(hits, Date.now() + 12 * 60_000)
    .run();

test('passwords are guessed from one network no more than twenty times in a quarter of an hour, and others still open', async () => {
  const token = tokenOf(await made({ ...plain, password: 'between us two' }));
  await open(token, 'a guess');
  await countAsTries(20);
  expect(await codeOf(await open(token, 'between us two'))).toEqual([429, 'shares.too_many_tries']);
  expect((await open(token, 'between us two', '198.51.100.9')).status).toBe(200);
});

test('passwords are guessed no more than 300 times in a quarter of an hour, from however many places', async () => {
  const token = tokenOf(await made({ ...plain, password: 'between us two' }));
  const free = tokenOf(await made());
  await open(token, 'a guess');
  await countAsTries(300);
  const answer = await open(token, 'between us two', '198.51.100.9');
  expect(await codeOf(answer)).toEqual([429, 'shares.too_many_tries']);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(800);
  expect((await open(free, undefined, '198.51.100.9')).status).toBe(200);
});

test('tokens are tried from one place no more than 120 times in ten minutes', async () => {
  await open('a-guess');
  await env.DB.prepare('update rate_limit set hits = 120').run();
  expect((await open('another-guess')).status).toBe(429);
  expect((await open('another-guess', undefined, '198.51.100.9')).status).toBe(404);
});

test.each([
  ['a short password', { password: 'short' }, 'password'],
  ['one of the most used', { password: 'password' }, 'password'],
  ['a long password', { password: 'x'.repeat(129) }, 'password'],
  ['no word about the text', { withText: undefined }, 'withText'],
  ['an end that is no time', { expiresAt: 'tomorrow' }, 'expiresAt'],
])('%s is refused at its field', async (_name, changes, field) => {
  const answer = await make({ ...plain, ...changes });
  expect(answer.status).toBe(422);
  expect(Object.keys((await answer.json<{ fields: object }>()).fields)).toEqual([field]);
  expect(await list()).toEqual([]);
});

test('links are made of a complete analysis alone, and show none while it is written anew', async () => {
  const share = await made();
  await env.DB.prepare("update contract set status = 'analysing'").run();
  expect(await codeOf(await make())).toEqual([409, 'shares.no_analysis']);
  expect(await codeOf(await open(tokenOf(share)))).toEqual([409, 'shares.rewritten']);
  expect((await list())[0]?.views).toBe(0);
});

test('a contract has twenty links at most, also when they are asked for at once', async () => {
  const all = await Promise.all(Array.from({ length: 22 }, () => make()));
  expect(all.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(await codeOf(await make())).toEqual([409, 'shares.too_many']);
});

test.each(['free', 'plus', 'pro', 'premium', null] as const)('%s may share', async (accountStatus) => {
  const user = await asUser({ accountStatus });
  const id = await insertContract(env.DB, { ownerId: user.id, status: 'complete' });
  const answer = await call('POST', `/api/contracts/${id}/shares`, { headers: user.headers, body: plain });
  expect(answer.status).toBe(201);
});

test('somebody else’s contract is not shared, listed or revoked, and looks like none', async () => {
  const share = await made();
  const grace = await asUser();
  const as = { headers: grace.headers };
  expect(await codeOf(await make(plain, grace))).toEqual([404, 'contracts.not_found']);
  expect(await codeOf(await call('GET', path, as))).toEqual([404, 'contracts.not_found']);
  expect(await codeOf(await call('DELETE', `${path}/${share.id}`, as))).toEqual(notFound);
  expect((await open(tokenOf(share))).status).toBe(200);
});

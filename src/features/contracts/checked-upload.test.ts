import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildDeps } from '#src/deps.ts';
import { sha256Hex } from '#src/kernel/hash.ts';
import type { MeasureService } from '#src/platform/measure.ts';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { keepingMeasure } from '#src/testing/keeping-measure.ts';
import { noteMeasured } from './checked-file';
import { uploadsPrefix } from './contract-files';
import { sizeValidationSchema } from './contracts.schema';
import { sweepUploads } from './sweep-uploads.usecase';

type User = Awaited<ReturnType<typeof asUser>>;
const words = 'The Tenant shall pay the rent. '.repeat(20);
const hour = 60 * 60_000;
const deps = (later = 0) => ({
  ...buildDeps(env, { origin: 'http://localhost', waitUntil: () => {} }),
  clock: () => new Date(Date.now() + later),
});
let user: User;
let refused: boolean;

/** Reads as the analysis Worker does, and notes where the file is. */
const MEASURE: MeasureService = {
  ...keepingMeasure,
  async measure(request) {
    if (refused) return { ok: false, code: 'contracts.file_locked' };
    if ('key' in request) await noteMeasured(deps(), request);
    return keepingMeasure.measure(request);
  },
};

beforeEach(async () => {
  refused = false;
  user = await asUser();
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(env.FREE_ANALYSIS_QUEUE, 'send').mockResolvedValue({} as never);
});

async function post(path: string, fields: Record<string, string | Blob>, as = user) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const answer = await call('POST', path, { body, headers: as.headers, env: { MEASURE } });
  return { status: answer.status, body: (await answer.json()) as { contractId: string; code: string } };
}
const file = (content: string | Uint8Array<ArrayBuffer> = words) => new File([content], 'lease.txt');
const upload = (fields: Record<string, string | Blob>, as?: User) => post('/api/contracts', fields, as);
const check = async (content?: string) =>
  sizeValidationSchema.parse((await post('/api/contracts/validate-size', { contract: file(content) })).body);
const checked = async () => (await check()).contentHash ?? expect.fail();
const filesUnder = async (prefix: string) => (await env.FILES.list({ prefix })).objects.map(({ key }) => key);
const waiting = () => filesUnder(uploadsPrefix);

test('a file that was measured is uploaded by its hash, without being sent again', async () => {
  const contentHash = await checked();
  expect(await waiting()).toHaveLength(1);
  const { status, body } = await upload({ contentHash, fileName: 'my/lease.txt', side: 'Tenant' });
  expect(status).toBe(201);
  const original = await env.FILES.get(`files/${user.id}/${body.contractId}`);
  expect(await original?.text()).toBe(words);
  const answer = await call('GET', `/api/contracts/${body.contractId}`, { headers: user.headers });
  expect(await answer.json()).toMatchObject({ fileName: 'lease.txt', status: 'uploaded' });
  expect(await waiting()).toEqual([]);
});

test('a file is uploaded by its hash once; then it is to be sent', async () => {
  const contentHash = await checked();
  await upload({ contentHash, fileName: 'a.txt' });
  const again = await upload({ contentHash, fileName: 'b.txt' });
  expect([again.status, again.body.code]).toEqual([404, 'contracts.upload_gone']);
  expect((await upload({ contract: file() })).status).toBe(201);
  expect(await waiting()).toEqual([]);
});

test('another person’s file is never found', async () => {
  const contentHash = await checked();
  const stranger = await asUser();
  const { status, body } = await upload({ contentHash, fileName: 'a.txt' }, stranger);
  expect([status, body.code]).toEqual([404, 'contracts.upload_gone']);
  expect(await filesUnder(`files/${stranger.id}/`)).toEqual([]);
});

test('after an hour it is gone, and nothing was charged', async () => {
  const contentHash = await checked();
  expect(await sweepUploads(deps(hour - 60_000))).toBe(0);
  expect(await sweepUploads(deps(hour + 60_000))).toBe(1);
  expect((await upload({ contentHash, fileName: 'a.txt' })).body.code).toBe('contracts.upload_gone');
  const usage = await call('GET', '/api/usage/check/contract_analysis', { headers: user.headers });
  expect(await usage.json()).toMatchObject({ current: 0 });
});

test('a refused upload by hash leaves the file for another try', async () => {
  const contentHash = await checked();
  await env.DB.prepare('update user set account_status = null where id = ?').bind(user.id).run();
  expect((await upload({ contentHash, fileName: 'a.txt' })).status).toBe(402);
  expect(await waiting()).toHaveLength(1);
});

test.each(['/api/contracts', '/api/contracts/validate-size'])('what %s refuses leaves no file', async (path) => {
  refused = true;
  await post(path, { contract: file() });
  refused = false;
  await post(path, { contract: file(new Uint8Array(11 * 1024 * 1024)) });
  await post(path, { contract: file(''), side: 'x'.repeat(501) });
  const two = new FormData();
  for (const name of ['a.txt', 'b.txt']) two.append('contract', new File([words], name));
  const answer = await call('POST', path, { body: two, headers: user.headers, env: { MEASURE } });
  expect(await answer.json()).toMatchObject({ code: 'contracts.too_many_files' });
  expect(await waiting()).toEqual([]);
});

test.each([
  ['a small one', 1000],
  ['one of two pieces', 6 * 1024 * 1024],
  ['one of whole pieces', 10 * 1024 * 1024],
])('a file is stored as it was sent: %s', async (_name, size) => {
  const bytes = Uint8Array.from({ length: size }, (_, at) => (at * 7 + (at >> 11)) % 251);
  const small = { ...MEASURE, measure: async () => ({ ...measured }) };
  const body = new FormData();
  body.append('contract', file(bytes));
  body.append('analyseAnyway', 'true');
  const answer = await call('POST', '/api/contracts', { body, headers: user.headers, env: { MEASURE: small } });
  const { contractId } = (await answer.json()) as { contractId: string };
  const stored = new Uint8Array((await (await env.FILES.get(`files/${user.id}/${contractId}`))?.arrayBuffer()) ?? []);
  expect(stored.length).toBe(size);
  expect(stored.findIndex((byte, at) => byte !== bytes[at])).toBe(-1);
  const row = await env.DB.prepare(
    'select content_hash as hash, byte_size as size, analyse_anyway as anyway from contract',
  ).first();
  expect(row).toEqual({ hash: await sha256Hex(bytes), size, anyway: 1 });
});

const measured = {
  ...{ ok: true as const, readerVersion: 1, pages: 1, characters: 3000, tokens: 750 },
  ...{ language: 'en' as const, languageConfidence: 1 },
};

test.each([
  ['nor a hash', {}, 422, 'contracts.no_file'],
  ['but words in its field', { contract: 'words' }, 422, 'contracts.no_file'],
  ['but a hash that is none', { contentHash: '../x' }, 422, 'http.invalid_input'],
] as const)('an upload with neither a file %s is refused', async (_what, fields, status, code) => {
  const answer = await upload(fields);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import type { RedlineJob, RedlineService } from '#src/platform/redline.ts';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { insertContract } from '#src/testing/contract-factory.ts';

let user: Awaited<ReturnType<typeof asUser>>;
const jobs: RedlineJob[] = [];
const outcomes = [{ key: '1', state: 'changed' as const }];
const file = Uint8Array.of(80, 75, 3, 4);

const redlining = (redline: RedlineService['redline'] = async () => ({ ok: true, file, outcomes })) => ({
  REDLINE: {
    redline(job: RedlineJob) {
      jobs.push(job);
      return redline(job);
    },
  },
});
const insert = (status: 'complete' | 'analysing' = 'complete', ownerId = user.id) =>
  insertContract(env.DB, { ownerId, status, fileName: 'Miet Vertrag.docx' });
const redline = (id: string, services = redlining(), body: unknown = { risks: ['1'] }) =>
  call('POST', `/api/contracts/${id}/redline`, { headers: user.headers, env: services, body });
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];

beforeEach(async () => {
  user = await asUser();
  jobs.length = 0;
});

test('the owner gets the file with the chosen changes, and is told what became of each', async () => {
  const id = await insert();
  const answer = await redline(id, redlining(), { risks: ['1', '2'], missing: ['governing-law'], comments: 'all' });
  expect(answer.status).toBe(200);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(file);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'content-disposition': expect.stringContaining('filename="Miet Vertrag-changes.docx"'),
    'cache-control': 'private, no-store',
    'redline-outcomes': JSON.stringify(outcomes),
  });
  const chosen = { risks: ['1', '2'], missing: ['governing-law'], comments: 'all' };
  expect(jobs).toMatchObject([{ ...chosen, contract: { id, ownerId: user.id, fileName: 'Miet Vertrag.docx' } }]);
});

test('a contract of someone else is not found, and nothing of it is read', async () => {
  const foreign = await insert('complete', (await asUser()).id);
  expect(await codeOf(await redline(foreign))).toEqual([404, 'contracts.not_found']);
  expect(jobs).toEqual([]);
});

test.each([
  ['redline.original_gone', 404],
  ['redline.not_word', 409],
  ['redline.unsuitable_file', 422],
  ['redline.nothing_chosen', 422],
] as const)('why no file was made is told: %s', async (failureCode, status) => {
  const answer = await redline(
    await insert(),
    redlining(async () => ({ ok: false, failureCode })),
  );
  expect(await codeOf(answer)).toEqual([status, failureCode]);
});

test('an analysis that is not complete has nothing to propose, and one who is away is asked again', async () => {
  expect(await codeOf(await redline(await insert('analysing')))).toEqual([409, 'redline.not_analysed']);
  const away = redlining(() => Promise.reject(new Error('gone away')));
  expect(await codeOf(await redline(await insert(), away))).toEqual([503, 'redline.unavailable']);
  expect(takeErrors()).toHaveLength(1);
});

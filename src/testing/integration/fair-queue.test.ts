import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ContractListItem } from '#src/features/contracts/contracts.schema.ts';
import { type RunningWorkers, signUp, startWorkers } from './running-workers';

const contract = readFileSync(join(import.meta.dirname, '../../dev/check/fixtures/en.txt'), 'utf8');
const many = 12;
const few = 4;

let server: RunningWorkers;
beforeAll(async () => {
  server = await startWorkers({ USAGE_LIMITS: 'off' });
});
afterAll(() => server?.close());

it('Whoever uploads after someone’s dozen of contracts is not analysed after all of them', async () => {
  const heavy = await signUp(server, 'heavy@example.test');
  const others = await Promise.all(Array.from({ length: few }, (_, at) => signUp(server, `other-${at}@example.test`)));
  const uploads = [];
  for (let at = 0; at < many; at++) uploads.push(await heavy.upload(`heavy-${at}.txt`, `${contract}\n${at}`));
  const before = await heavy.get<ContractListItem[]>('/api/contracts');
  const waiting = before.filter(({ status }) => status !== 'complete').length;
  const theirs = await Promise.all(others.map((other) => other.upload('lease.txt', contract)));

  const ends = await Promise.all(
    others.map(async (other, at) => (await other.finished(theirs[at]?.contractId ?? '', 60_000)).updatedAt),
  );
  const last = uploads.at(-1)?.contractId ?? '';
  await heavy.finished(last, 60_000);
  const list = await heavy.get<ContractListItem[]>('/api/contracts');
  expect(list.map(({ status }) => status)).toEqual(Array(many).fill('complete'));
  const ahead = ends.map((end) => list.filter(({ updatedAt }) => updatedAt < end).length - (many - waiting));
  console.info(`${waiting} of ${many} waited when the others came; ahead of each were ${ahead.join(', ')} of them`);
  for (const count of ahead) expect(count).toBeLessThanOrEqual(5);
}, 120_000);

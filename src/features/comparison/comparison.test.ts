import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import type { CompareRequest, CompareService } from '#src/platform/compare.ts';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { insertContract } from '#src/testing/contract-factory.ts';
import type { Comparison } from './comparison.schema';

let user: Awaited<ReturnType<typeof asUser>>;
const asked: CompareRequest[] = [];
const comparison = { changes: [] } as unknown as Comparison;

const comparing = (compare: CompareService['compare'] = async () => comparison) => ({
  COMPARE: {
    compare(request: CompareRequest) {
      asked.push(request);
      return compare(request);
    },
  },
});
const insert = (status: 'complete' | 'analysing' = 'complete', ownerId = user.id) =>
  insertContract(env.DB, { ownerId, status });
const compare = (id: string, earlier: string, services = comparing()) =>
  call('GET', `/api/contracts/${id}/comparison?with=${earlier}`, { headers: user.headers, env: services });
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];

beforeEach(async () => {
  user = await asUser();
  asked.length = 0;
});

test('two contracts of an account are compared, the one that is named as the earlier', async () => {
  const [earlier, later] = [await insert(), await insert()];
  const answer = await compare(later, earlier);
  expect([answer.status, await answer.json()]).toEqual([200, comparison]);
  expect(asked.map(({ before, after }) => [before.id, after.id])).toEqual([[earlier, later]]);
});

test('a contract of someone else is not found, on either side, and nothing of it is read', async () => {
  const [own, foreign] = [await insert(), await insert('complete', (await asUser()).id)];
  expect(await codeOf(await compare(own, foreign))).toEqual([404, 'contracts.not_found']);
  expect(await codeOf(await compare(foreign, own))).toEqual([404, 'contracts.not_found']);
  expect(asked).toEqual([]);
});

test('what cannot be compared is refused with the reason', async () => {
  const [one, other, underWay] = [await insert(), await insert(), await insert('analysing')];
  expect(await codeOf(await compare(one, one))).toEqual([422, 'comparison.same_contract']);
  expect(await codeOf(await compare(one, underWay))).toEqual([409, 'comparison.not_analysed']);
  const gone = comparing(async () => null);
  expect(await codeOf(await compare(one, other, gone))).toEqual([409, 'comparison.text_gone']);
  const away = comparing(() => Promise.reject(new Error('gone away')));
  expect(await codeOf(await compare(one, other, away))).toEqual([503, 'comparison.unavailable']);
  expect(takeErrors()).toHaveLength(1);
});

test('a contract tells of which other it is a new version, as long as that one is there', async () => {
  const earlier = await insert();
  const later = await insertContract(env.DB, { ownerId: user.id, status: 'complete', newVersionOf: earlier });
  const told = async () =>
    (
      (await (await call('GET', `/api/contracts/${later}`, { headers: user.headers })).json()) as {
        newVersionOf?: string;
      }
    ).newVersionOf;
  expect(await told()).toBe(earlier);
  await call('DELETE', `/api/contracts/${earlier}`, { headers: user.headers });
  expect(await told()).toBeUndefined();
});

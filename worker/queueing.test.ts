import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contractFiles } from '../src/features/contracts/contract-files';
import { toContract } from '../src/features/contracts/contract-view.rules';
import { dispatchAnalyses, dispatchForgotten } from '../src/features/contracts/dispatch-analyses.usecase';
import { requeueStuckContracts } from '../src/features/contracts/requeue-stuck.usecase';
import { insertContract, insertUser } from '../src/testing/contract-factory';
import { storedContract } from '../src/testing/stored-contract';
import { type Analyst, ModelAwayError } from './analyse/analyst';
import { createBuiltInAnalyst } from './analyse/built-in/built-in-analyst';
import { createQueueRun } from './testing/run-queue';
import { buildWorkerDeps } from './worker-deps';

const text = `SERVICES AGREEMENT\n\n${'The Supplier shall deliver the Services with reasonable care. '.repeat(8)}`;
const start = new Date('2026-11-23T12:00:00Z');
const minutes = (count: number) => count * 60_000;
const builtIn = createBuiltInAnalyst();
/** All upload the same text, which is analysed once. */
let analysed: ReturnType<Analyst['analyse']> | undefined;

/** All in one database, wherever others are: in what order its contracts come to their end is looked at there. */
const aUser = (fields: Parameters<typeof insertUser>[1] = {}) => insertUser(env.DB, { shard: 'DB', ...fields });
const dispatch = (whose: { ownerId: string; ready?: string }) => dispatchAnalyses(run.deps, whose);

let run: ReturnType<typeof createQueueRun>;
const analyse = vi.fn<Analyst['analyse']>();

beforeEach(() => {
  for (const level of ['log', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {});
  analyse.mockReset().mockImplementation((document, options) => {
    analysed ??= builtIn.analyse(document, options);
    return analysed;
  });
  run = createQueueRun({ ...buildWorkerDeps(env), analyst: { analyse } }, { from: start });
});

async function upload(ownerId: string): Promise<string> {
  const now = run.now();
  const id = await insertContract(env.DB, {
    ...{ ownerId, analyseAnyway: true },
    ...{ statusChangedAt: now, createdAt: now, updatedAt: now },
  });
  await run.deps.files.put(contractFiles.original(ownerId, id), text, 'text/plain');
  const allowance = { analyses: 100, tokens: 1_000_000, periodStart: new Date(0), periodEnd: null };
  await run.deps.usage.reserve({ ownerId, contractId: id, tokens: 2_500, now }, allowance);
  await dispatch({ ownerId });
  return id;
}

async function uploads(count: number, ownerId: string): Promise<string[]> {
  const ids = [];
  for (let at = 0; at < count; at++) ids.push(await upload(ownerId));
  return ids;
}

const statuses = async () =>
  (await env.DB.prepare('select distinct status from contract').all<{ status: string }>()).results.map(
    ({ status }) => status,
  );
const told = async (ownerId: string, id: string) => {
  const row = await storedContract(run.deps, { ownerId, id });
  return toContract(row ?? expect.fail());
};
const sweep = async (deps: typeof run.deps) => {
  await requeueStuckContracts(deps);
  await dispatchForgotten(deps);
};

describe('One who uploads fifty contracts', () => {
  it('holds up twenty others, who upload one each after that, by three of theirs and no more', async () => {
    const heavy = await aUser();
    await uploads(50, heavy);
    expect(run.messages).toHaveLength(3);
    const others: string[] = [];
    for (let at = 0; at < 20; at++) others.push(await upload(await aUser()));

    const ended: string[] = [];
    const complete = run.deps.attempts.complete;
    vi.spyOn(run.deps.attempts, 'complete').mockImplementation(async (input) => {
      ended.push(input.id);
      return complete(input);
    });
    await run.run();
    expect(ended).toHaveLength(70);
    expect(await statuses()).toEqual(['complete']);
    const waits = others.map((id) => ended.indexOf(id));
    expect(waits).toEqual(others.map((_, at) => 3 + at));
  }, 60_000);

  it('has no more than three at work, also where all arrive at the same moment', async () => {
    const heavy = await aUser();
    for (let at = 0; at < 10; at++) await insertContract(env.DB, { ownerId: heavy });
    await Promise.all(Array.from({ length: 10 }, () => dispatch({ ownerId: heavy })));
    expect(new Set(run.messages.map(({ body }) => (body as { contractId: string }).contractId)).size).toBe(3);
    expect(run.messages).toHaveLength(3);
  });

  it('has none of them analysed that is not wholly stored and paid for', async () => {
    const heavy = await aUser();
    const ready = await insertContract(env.DB, { ownerId: heavy, queuedAt: run.now() });
    await dispatch({ ownerId: heavy });
    expect(await dispatchForgotten(run.deps)).toBe(0);
    expect(run.messages).toEqual([]);
    await dispatch({ ownerId: heavy, ready });
    expect(run.messages.map(({ body }) => body)).toEqual([{ type: 'analyse', contractId: ready, ownerId: heavy }]);
  });

  it('has no more than three in a queue that is so long that the sweep takes them for stalled', async () => {
    const heavy = await aUser();
    await uploads(9, heavy);
    const queued = () => new Set(run.messages.map(({ body }) => (body as { contractId: string }).contractId));
    const first = queued();
    for (const late of [11, 22]) {
      await sweep({ ...run.deps, clock: () => new Date(start.getTime() + minutes(late)) });
    }
    expect(queued()).toEqual(first);
    expect(await env.DB.prepare('select count(*) as n from contract where queued_at is not null').first('n')).toBe(3);
    await run.run();
    expect(await statuses()).toEqual(['complete']);
    expect(analyse).toHaveBeenCalledTimes(9);
  });

  it('gets the rest analysed by the sweep where an end made room and nobody saw to it', async () => {
    const heavy = await aUser();
    await uploads(5, heavy);
    run.messages.length = 0;
    await env.DB.prepare("update contract set status = 'failed' where queued_at is not null").run();
    expect(await dispatchForgotten(run.deps)).toBe(2);
    expect(await dispatchForgotten(run.deps)).toBe(0);
    await run.run();
    expect(analyse).toHaveBeenCalledTimes(2);
  });
});

it('What is waited for by a paid plan stands in no queue with what is free', async () => {
  await upload(await aUser());
  await upload(await aUser({ accountStatus: null }));
  await upload(await aUser({ accountStatus: 'plus' }));
  expect(run.messages.map(({ lane }) => lane)).toEqual(['free', 'free', 'paid']);
});

describe('A language model that is away', () => {
  const awayFor = (ms: number) =>
    analyse.mockImplementation(async (document, options) => {
      if (run.now().getTime() < start.getTime() + ms) throw new ModelAwayError(null);
      return builtIn.analyse(document, options);
    });

  it('for twenty minutes fails nothing, and those who wait are told until when', async () => {
    awayFor(minutes(20));
    const owners = [await aUser(), await aUser(), await aUser()];
    const [first = ''] = owners;
    const [id = ''] = await uploads(5, first);
    for (const owner of owners.slice(1)) await upload(owner);
    const seen: unknown[] = [];
    await run.run({
      everyMinutes: 1,
      sweep: async (deps) => {
        await sweep(deps);
        const { status, waitingUntil, failureCode } = await told(first, id);
        seen.push([status, waitingUntil, failureCode]);
      },
    });
    expect(await statuses()).toEqual(['complete']);
    expect(run.now().getTime()).toBeLessThan(start.getTime() + minutes(26));
    expect(seen.length).toBeGreaterThan(15);
    // The first try took a second.
    expect(new Set(seen.slice(0, 15).map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify(['uploaded', '2026-11-23T13:00:01.000Z', null])]),
    );
    expect(await told(first, id)).toMatchObject({ status: 'complete', waitingUntil: null });
    // Five have a place at work, and each asks some ten times, not once a second.
    expect(analyse.mock.calls.length).toBeLessThan(7 + 5 * 12);
    const charged = await env.DB.prepare("select count(*) as n from usage_reservation where state = 'settled'").first(
      'n',
    );
    expect(charged).toBe(7);
  });

  it('for longer than an hour fails the analysis with its reason, and nothing is charged', async () => {
    awayFor(minutes(600));
    const ownerId = await aUser();
    const id = await upload(ownerId);
    await run.run({ sweep });
    expect(await told(ownerId, id)).toMatchObject({
      status: 'failed',
      failureCode: 'contracts.engine_unavailable',
      waitingUntil: null,
    });
    expect(run.now().getTime()).toBeGreaterThanOrEqual(start.getTime() + minutes(60));
    expect(run.now().getTime()).toBeLessThan(start.getTime() + minutes(61));
    expect(await env.DB.prepare('select state from usage_reservation').first('state')).toBe('released');
  });

  it('is asked again no sooner than it says', async () => {
    analyse.mockRejectedValueOnce(new ModelAwayError(120));
    await upload(await aUser());
    await run.run();
    expect(run.now().getTime()).toBe(start.getTime() + 122_000);
    expect(await statuses()).toEqual(['complete']);
  });

  it('is waited for anew where an analysis that failed is started again', async () => {
    awayFor(minutes(62));
    const ownerId = await aUser();
    const id = await upload(ownerId);
    await run.run();
    expect(await told(ownerId, id)).toMatchObject({ status: 'failed' });
    await run.deps.attempts.reopen({ ownerId, id, now: run.now() });
    await dispatch({ ownerId, ready: id });
    await run.run();
    expect(await told(ownerId, id)).toMatchObject({ status: 'complete' });
  });
});

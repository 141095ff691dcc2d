import { createMessageBatch } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { takeErrors } from '../src/testing/console-errors';
import { insertContract, insertUser } from '../src/testing/contract-factory';
import { AnalysisError } from './analyse/analyst';
import { inStage } from './in-stage';
import worker from './index';

test.each(['analysis-dead-letters', 'analysis-dead-letters-pr-12'])(
  'a message in %s is counted with the time that it waited, and its contract fails',
  async (queue) => {
    const ownerId = await insertUser(env.DB);
    const contractId = await insertContract(env.DB, { ownerId, status: 'reading' });
    const writeDataPoint = vi.fn();
    const timestamp = new Date(Date.now() - 60_000);
    const message = { id: 'm1', timestamp, attempts: 3, body: { type: 'analyse', contractId, ownerId } };
    const batch = createMessageBatch(queue, [message]);
    await worker.queue(batch, { ...env, TELEMETRY: { writeDataPoint } });
    expect(JSON.stringify(takeErrors())).toContain('analysis.dead_letter');
    const row = await env.DB.prepare('select status from contract where id = ?').bind(contractId).first('status');
    expect(row).toBe('failed');
    expect(writeDataPoint).toHaveBeenCalledTimes(1);
    const [{ indexes, blobs, doubles }] = writeDataPoint.mock.calls[0] ?? [];
    expect([indexes, blobs.slice(1, 3)]).toEqual([['dead_letter'], ['analysis', queue]]);
    expect(doubles[4]).toBeGreaterThanOrEqual(60_000);
    expect(doubles[5]).toBe(3);
    expect(JSON.stringify(blobs)).not.toContain(contractId);
  },
);

test('a step of an analysis is timed however it ends, under the code of what went wrong', async () => {
  const record = vi.fn();
  const deps = { telemetry: { record } };
  expect(await inStage(deps, 'read', async () => 'text')).toBe('text');
  const timeout = new AnalysisError('contracts.analysis_timeout', true);
  await expect(inStage(deps, 'analyse', () => Promise.reject(timeout))).rejects.toBe(timeout);
  await expect(inStage(deps, 'store', () => Promise.reject(new Error('the inside')))).rejects.toThrow('the inside');
  expect(record.mock.calls.map(([{ point, name, outcome }]) => [point, name, outcome])).toEqual([
    ['stage', 'read', 'ok'],
    ['stage', 'analyse', 'contracts.analysis_timeout'],
    ['stage', 'store', 'unforeseen'],
  ]);
});

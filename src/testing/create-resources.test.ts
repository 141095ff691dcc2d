import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createResources } from '../dev/release/create-resources.ts';
import type { DeployTarget } from '../dev/release/deploy-target.ts';

let scratch: string;
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'plainclause-resources-'));
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

const config = (buckets: string[], consumers: string[] = []) => ({
  name: 'x',
  main: 'index.js',
  d1_databases: [],
  r2_buckets: buckets.map((name) => ({ binding: name.toUpperCase(), bucket_name: `plainclause-${name}` })),
  queues: { consumers: consumers.map((queue) => ({ queue })) },
  triggers: {},
  vars: {},
});

async function create(options: Pick<DeployTarget, 'appEnv' | 'jurisdiction'>) {
  const sent: string[] = [];
  const ages: Record<string, (number | string | undefined)[][]> = {};
  const run = async (...args: string[]) => {
    sent.push(args.join(' ').replaceAll(scratch, 'SCRATCH'));
    if (args[2] === 'lifecycle') {
      const { rules } = JSON.parse(readFileSync(args[args.indexOf('--file') + 1] ?? '', 'utf8'));
      ages[args[4] ?? ''] = rules.map(
        (rule: { conditions: { prefix?: string }; deleteObjectsTransition: { condition: { maxAge: number } } }) => [
          rule.conditions.prefix,
          rule.deleteObjectsTransition.condition.maxAge / 86_400,
        ],
      );
    }
    if (args[3] === 'plainclause-files') throw new Error('The bucket you tried to create already exists [code: 10004]');
    return '';
  };
  const configs = [config(['files', 'releases', 'backups']), config(['files'], ['analysis', 'analysis-dead-letters'])];
  await createResources(run, { configs, target: { ...options, suffix: '', databaseId: '1', settings: {} }, scratch });
  return { sent, ages };
}

test('queues and buckets are created in their place, and buckets told what to delete by themselves', async () => {
  const { sent, ages } = await create({ appEnv: 'production', jurisdiction: 'eu' });
  expect(sent).toEqual([
    'queues create analysis',
    'queues create analysis-dead-letters',
    'r2 bucket create plainclause-files --jurisdiction eu',
    'r2 bucket create plainclause-releases --jurisdiction eu',
    'r2 bucket lifecycle set plainclause-releases --file SCRATCH/expiry-RELEASES.json --force --jurisdiction eu',
    'r2 bucket create plainclause-backups --jurisdiction eu',
    'r2 bucket lifecycle set plainclause-backups --file SCRATCH/expiry-BACKUPS.json --force --jurisdiction eu',
  ]);
  expect(ages['plainclause-releases']).toEqual([[undefined, 8]]);
});

test('a backup is gone within 30 days and a noted deletion within 40, as is promised, and not before any backup', async () => {
  const { ages } = await create({ appEnv: 'production', jurisdiction: null });
  const byPrefix = new Map(ages['plainclause-backups'] as [string, number][]);
  // R2 deletes within a day of the time.
  for (const prefix of ['exports/', 'copies/']) expect((byPrefix.get(prefix) ?? 99) + 1).toBeLessThanOrEqual(30);
  const noted = byPrefix.get('erased/') ?? 99;
  expect(noted).toBeGreaterThan(31);
  expect(noted + 1).toBeLessThanOrEqual(40);
});

test('whatever a preview stores is gone within a week', async () => {
  const { sent, ages } = await create({ appEnv: 'preview', jurisdiction: null });
  expect(Object.values(ages)).toEqual([[[undefined, 7]], [[undefined, 7]], [[undefined, 7]]]);
  expect(sent.join('\n')).not.toContain('--jurisdiction');
});

import { expect, test } from 'vitest';
import {
  deployedConfig,
  findDeployProblems,
  placeholderDatabaseId,
  requiredSecrets,
} from '../dev/release/deploy-target.ts';
import { chosenJurisdiction, findMisplaced } from '../dev/release/place.ts';

const built = {
  name: 'plainclause',
  main: 'index.js',
  d1_databases: [{ binding: 'DB', database_name: 'plainclause', database_id: placeholderDatabaseId }],
  r2_buckets: [{ binding: 'FILES', bucket_name: 'plainclause-files' }],
  analytics_engine_datasets: [{ binding: 'TELEMETRY', dataset: 'plainclause' }],
  services: [{ binding: 'MEASURE', service: 'plainclause-analysis', entrypoint: 'Measure' }],
  queues: {
    producers: [{ binding: 'ANALYSIS_QUEUE', queue: 'analysis' }],
    consumers: [{ queue: 'analysis', dead_letter_queue: 'analysis-dead-letters', max_retries: 4 }],
  },
  triggers: { crons: ['*/5 * * * *'] },
  vars: { APP_ENV: 'local', USAGE_LIMITS: 'off' },
};
const settings = {
  APP_URL: 'https://x.example',
  MAIL_FROM: 'a@x.example',
  SUPPORT_EMAIL: 'b@x.example',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
};
const secrets = new Set(requiredSecrets);

test('production keeps every name, takes the real database and leaves local settings behind', () => {
  const config = deployedConfig(built, {
    appEnv: 'production',
    suffix: '',
    jurisdiction: 'eu',
    databaseId: 'real',
    settings,
  });
  expect(config).toMatchObject({
    name: 'plainclause',
    d1_databases: [{ binding: 'DB', database_name: 'plainclause', database_id: 'real' }],
    r2_buckets: [{ binding: 'FILES', bucket_name: 'plainclause-files', jurisdiction: 'eu' }],
    analytics_engine_datasets: built.analytics_engine_datasets,
    services: built.services,
    queues: built.queues,
    triggers: built.triggers,
  });
  expect(config.vars).toEqual({ ...settings, APP_ENV: 'production' });
});

test('a preview shares no Worker, database, bucket, queue or points with production', () => {
  const config = deployedConfig(built, {
    appEnv: 'preview',
    suffix: '-pr-12',
    jurisdiction: 'eu',
    databaseId: 'own',
    settings,
  });
  expect(config).toMatchObject({
    name: 'plainclause-pr-12',
    d1_databases: [{ database_name: 'plainclause-pr-12', database_id: 'own' }],
    r2_buckets: [{ bucket_name: 'plainclause-files-pr-12' }],
    analytics_engine_datasets: [{ binding: 'TELEMETRY', dataset: 'plainclause_pr_12' }],
    services: [{ service: 'plainclause-analysis-pr-12', entrypoint: 'Measure' }],
    queues: {
      producers: [{ binding: 'ANALYSIS_QUEUE', queue: 'analysis-pr-12' }],
      consumers: [{ queue: 'analysis-pr-12', dead_letter_queue: 'analysis-dead-letters-pr-12', max_retries: 4 }],
    },
    vars: { APP_ENV: 'preview' },
  });
});

test('nothing is deployed to the placeholder database, without settings or without the secrets of sessions and payments', () => {
  const target = {
    appEnv: 'production',
    suffix: '',
    jurisdiction: 'eu',
    databaseId: placeholderDatabaseId,
    settings: {},
  } as const;
  const problems = findDeployProblems(target, new Set());
  expect(problems).toHaveLength(8);
  expect(problems.join('\n')).toMatch(
    /placeholder[\s\S]*APP_URL[\s\S]*MAIL_FROM[\s\S]*SUPPORT_EMAIL[\s\S]*PUBLISHABLE_KEY[\s\S]*AUTH_SECRET[\s\S]*SECRET_KEY[\s\S]*WEBHOOK_SECRET/,
  );
});

test('a complete target has no problems', () => {
  const target = { appEnv: 'production', suffix: '', jurisdiction: 'eu', databaseId: 'real', settings } as const;
  expect(findDeployProblems(target, secrets)).toEqual([]);
});

test('a preview takes no real money', () => {
  const live = { ...settings, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' };
  const target = {
    appEnv: 'preview',
    suffix: '-pr-12',
    jurisdiction: 'eu',
    databaseId: 'own',
    settings: live,
  } as const;
  expect(findDeployProblems(target, secrets)).toEqual([expect.stringContaining('real money')]);
  expect(findDeployProblems({ ...target, appEnv: 'production' }, secrets)).toEqual([]);
});

test('data stay in the European Union unless another place is chosen, which is said before the first database', () => {
  expect(chosenJurisdiction(undefined)).toBe('eu');
  expect(chosenJurisdiction('')).toBe('eu');
  expect(chosenJurisdiction('none')).toBeNull();
  expect(() => chosenJurisdiction('uk')).toThrow('eu, us, fedramp, none');
  const target = { appEnv: 'production', suffix: '', jurisdiction: 'eu', databaseId: placeholderDatabaseId, settings };
  const [problem] = findDeployProblems({ ...target, appEnv: 'production' }, secrets);
  expect(problem).toMatch(/d1 create plainclause --jurisdiction eu; its place cannot be changed later/);
  const anywhere = deployedConfig(built, { ...target, appEnv: 'production', jurisdiction: null });
  expect(anywhere.r2_buckets).toEqual(built.r2_buckets);
});

test('a bucket that stands outside the place is found before another of its name is created beside it', async () => {
  const asked: string[] = [];
  const run = async (...args: string[]) => {
    asked.push(args.join(' '));
    if (args.includes('old')) return '{ "name": "old" }';
    throw new Error('The specified bucket does not exist. [code: 10006]');
  };
  expect(await findMisplaced(run, ['old', 'new'], 'eu')).toEqual([
    expect.stringContaining('bucket old stands outside'),
  ]);
  expect(asked).toEqual(['r2 bucket info old --json', 'r2 bucket info new --json']);
  expect(await findMisplaced(run, ['old'], null)).toEqual([]);
});

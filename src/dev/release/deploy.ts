/**
 * `npm run deploy` migrates the databases, then deploys the analysis Worker, then the API Worker: each is looked at before
 * it serves, gets more and more of the requests, and is taken back where it fails.
 *
 *   -- --preview pr-12   a copy of everything under names of its own
 *   -- --workers-ai      Cloudflare's Workers AI analyses, in the same account; OPENAI_API_KEY is its token
 *   -- --step-seconds 60 how long each share of the requests is watched
 *   -- --dry-run         checks and weighs what would be uploaded, without an account
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildApp } from '../build/build-app.ts';
import { type BuiltWorker, builtWorkers } from '../build/build-output.ts';
import { root } from '../run/project-paths.ts';
import { analysisSecretNames, secretNames, settingNames, type Variables } from '../run/worker-variables.ts';
import { describeWeights, findOverweight } from './budgets.ts';
import { weighClient, weighWorkers } from './build-weights.ts';
import { deployedSecrets, ensureDatabase, wrangler } from './cloudflare.ts';
import { bucketsOf, createResources } from './create-resources.ts';
import { deployApp } from './deploy-app.ts';
import { type DeployTarget, deployedConfig, findDeployProblems, requiredSecrets } from './deploy-target.ts';
import { describeModel, findModelProblems, workersAiSettings } from './model-target.ts';
import { bucketFlags, chosenJurisdiction, findMisplaced } from './place.ts';
import type { DeployedWorker } from './roll-out.ts';
import { shardIdsOf } from './shards/shard-databases.ts';
import { writeShardMigrations } from './shards/write-migrations.ts';
import { smokeTest } from './smoke-test.ts';

const { values } = parseArgs({
  options: {
    preview: { type: 'string' },
    'workers-ai': { type: 'boolean', default: false },
    'step-seconds': { type: 'string', default: '60' },
    'dry-run': { type: 'boolean', default: false },
  },
});
const { preview, 'workers-ai': workersAi, 'step-seconds': stepSeconds, 'dry-run': dryRun } = values;
if (preview !== undefined && !/^[a-z0-9-]{1,30}$/.test(preview))
  fail('A preview is named in small letters, digits and dashes.');

const folder = mkdtempSync(join(tmpdir(), 'plainclause-deploy-'));
await buildApp({ onBuild: () => console.log('Building…') });
const { api, analysis } = builtWorkers();
const target = await chooseTarget();
const secrets = fromEnvironment(secretNames);
const modelProblems = findModelProblems(target.settings, secrets);
if (modelProblems.length > 0) fail(`The language model could not be asked.\n- ${modelProblems.join('\n- ')}`);
console.log(describeModel(target.settings, secrets));

if (dryRun) {
  const weights = { ...weighWorkers({ api, analysis }), ...weighClient(join(root, 'dist/client')) };
  const problems = findOverweight(weights);
  if (problems.length > 0) fail(`The build is too heavy (src/dev/release/budgets.ts).\n- ${problems.join('\n- ')}`);
  console.log(describeWeights(weights));
}
if (!dryRun) {
  const have = new Set(Object.keys(secrets));
  // Only an account that is asked for knows the kept ones, and it is asked once all else is there.
  const others = findDeployProblems(target, new Set(requiredSecrets));
  const complete = requiredSecrets.every((name) => have.has(name));
  const kept = others.length > 0 || complete ? [] : await deployedSecrets(wrangler, api.config.name + target.suffix);
  const problems = findDeployProblems(target, new Set([...have, ...kept]));
  if (problems.length > 0) fail(`Nothing was deployed.\n- ${problems.join('\n- ')}`);
}

try {
  const workers: [DeployedWorker, DeployedWorker] = [
    deployedWorker('analysis', analysis, fromEnvironment(analysisSecretNames)),
    deployedWorker('api', api, secrets),
  ];
  if (dryRun) await checkUpload(workers);
  else await deploy(workers);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);

async function checkUpload(workers: DeployedWorker[]) {
  for (const { kind, config } of workers) {
    const output = await wrangler('deploy', '-c', config, '--dry-run');
    console.log(`Checked the ${kind} Worker. ${output.match(/Total Upload:.*/)?.[0] ?? ''}`);
  }
}

async function deploy(workers: [DeployedWorker, DeployedWorker]) {
  const configs = [api, analysis].map(({ config }) => deployedConfig(config, target));
  const buckets = bucketsOf(configs);
  const misplaced = await findMisplaced(
    wrangler,
    buckets.map(({ bucket_name }) => bucket_name),
    target.jurisdiction,
  );
  if (misplaced.length > 0) fail(`Nothing was deployed.\n- ${misplaced.join('\n- ')}`);
  await createResources(wrangler, { configs, target, scratch: folder });
  const url = target.settings.APP_URL ?? '';
  await deployApp(
    {
      run: wrangler,
      smoke: smokeTest,
      pause: () => sleep(Number(stepSeconds) * 1000),
      log: (line) => console.log(line),
    },
    {
      workers,
      url,
      tag: releaseTag(),
      isPreview: target.appEnv === 'preview',
      shards: (target.shards?.ids ?? []).map((_, at) => `DB_${at + 1}`),
      client: join(root, 'dist/client'),
      releases: {
        bucket: buckets.find(({ binding }) => binding === 'RELEASES')?.bucket_name ?? '',
        flags: bucketFlags(target.jurisdiction),
      },
      scratch: folder,
    },
  );
  console.log(`The app answers at ${url}`);
}

/** The commit, where it is known; else the time. */
function releaseTag(): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : new Date().toISOString().slice(0, 16);
}

async function chooseTarget(): Promise<DeployTarget> {
  const settings = withModel(fromEnvironment(settingNames.filter((name) => name !== 'APP_ENV')));
  const jurisdiction = chosenJurisdiction(process.env.DATA_JURISDICTION);
  const [database] = api.config.d1_databases;
  if (preview === undefined) {
    const databaseId = process.env.D1_DATABASE_ID || database?.database_id || '';
    const ids = shardIdsOf(process.env.D1_SHARD_IDS);
    const shards = { ids, migrationsDir: ids.length > 0 ? writeShardMigrations(folder) : '' };
    return { appEnv: 'production', suffix: '', databaseId, shards, jurisdiction, settings };
  }
  const suffix = `-${preview}`;
  const subdomain = process.env.WORKERS_SUBDOMAIN;
  if (subdomain) settings.APP_URL = `https://${api.config.name}${suffix}.${subdomain}.workers.dev`;
  const databaseId = dryRun
    ? 'preview'
    : await ensureDatabase(wrangler, `${database?.database_name}${suffix}`, jurisdiction);
  return { appEnv: 'preview', suffix, databaseId, jurisdiction, settings };
}

/** With `--workers-ai`, the account that is deployed to is the one whose models analyse. */
function withModel(settings: Variables): Variables {
  if (!workersAi) return settings;
  const { CLOUDFLARE_ACCOUNT_ID: accountId } = process.env;
  if (!accountId) fail('With --workers-ai, CLOUDFLARE_ACCOUNT_ID names the account.');
  return workersAiSettings(accountId, settings);
}

/** Its configuration lies beside the built one, so that its paths hold. */
function deployedWorker(kind: DeployedWorker['kind'], worker: BuiltWorker, needed: Variables): DeployedWorker {
  const config = join(worker.folder, 'wrangler.deploy.json');
  const deployed = deployedConfig(worker.config, target);
  writeFileSync(config, JSON.stringify(deployed));
  const secretsFile = join(folder, `${kind}.json`);
  writeFileSync(secretsFile, JSON.stringify(needed), { mode: 0o600 });
  return { kind, name: deployed.name, config, secretsFile };
}

function fromEnvironment(names: readonly string[]): Variables {
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

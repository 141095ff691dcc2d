/**
 * `npm run deploy` migrates the database, then deploys the analysis Worker, then the API Worker.
 *
 *   -- --preview pr-12   a copy of everything under names of its own
 *   -- --workers-ai      Cloudflare's Workers AI analyses, in the same account; OPENAI_API_KEY is its token
 *   -- --dry-run         checks and weighs what would be uploaded, without an account
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from '../build/build-app.ts';
import { type BuiltWorker, builtWorkers } from '../build/build-output.ts';
import { root } from '../run/project-paths.ts';
import { analysisSecretNames, secretNames, settingNames, type Variables } from '../run/worker-variables.ts';
import { describeWeights, findOverweight } from './budgets.ts';
import { weighClient, weighWorkers } from './build-weights.ts';
import { deployedSecrets, ensureCreated, ensureDatabase, wrangler } from './cloudflare.ts';
import {
  type DeployTarget,
  deployedConfig,
  findDeployProblems,
  previewFilesExpire,
  requiredSecrets,
} from './deploy-target.ts';
import { describeModel, findModelProblems, workersAiSettings } from './model-target.ts';

const { values } = parseArgs({
  options: {
    preview: { type: 'string' },
    'workers-ai': { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
});
const { preview, 'workers-ai': workersAi, 'dry-run': dryRun } = values;
if (preview !== undefined && !/^[a-z0-9-]{1,30}$/.test(preview))
  fail('A preview is named in small letters, digits and dashes.');

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
  const kept = others.length > 0 || complete ? [] : await deployedSecrets(api.config.name + target.suffix);
  const problems = findDeployProblems(target, new Set([...have, ...kept]));
  if (problems.length > 0) fail(`Nothing was deployed.\n- ${problems.join('\n- ')}`);
}

const folder = mkdtempSync(join(tmpdir(), 'plainclause-deploy-'));
try {
  const configs = { api: writeConfig(api), analysis: writeConfig(analysis) };
  if (!dryRun) {
    await createResources();
    console.log('Migrating the database…');
    await wrangler('d1', 'migrations', 'apply', 'DB', '--remote', '-c', configs.api);
  }
  // The API Worker is bound to the analysis Worker, which must know what the API Worker sends it.
  for (const [name, config, needed] of [
    ['analysis', configs.analysis, fromEnvironment(analysisSecretNames)],
    ['API', configs.api, secrets],
  ] as const) {
    const secretsFile = join(folder, `${name}.json`);
    writeFileSync(secretsFile, JSON.stringify(needed), { mode: 0o600 });
    const mode = dryRun ? ['--dry-run'] : ['--secrets-file', secretsFile];
    const output = await wrangler('deploy', '-c', config, ...mode);
    console.log(`${dryRun ? 'Checked' : 'Deployed'} the ${name} Worker. ${output.match(/Total Upload:.*/)?.[0] ?? ''}`);
  }
  if (!dryRun) console.log(`The app answers at ${target.settings.APP_URL}`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);

async function chooseTarget(): Promise<DeployTarget> {
  const settings = withModel(fromEnvironment(settingNames.filter((name) => name !== 'APP_ENV')));
  const [database] = api.config.d1_databases;
  if (preview === undefined) {
    const databaseId = process.env.D1_DATABASE_ID || database?.database_id || '';
    return { appEnv: 'production', suffix: '', databaseId, settings };
  }
  const suffix = `-${preview}`;
  const subdomain = process.env.WORKERS_SUBDOMAIN;
  if (subdomain) settings.APP_URL = `https://${api.config.name}${suffix}.${subdomain}.workers.dev`;
  const databaseId = dryRun ? 'preview' : await ensureDatabase(`${database?.database_name}${suffix}`);
  return { appEnv: 'preview', suffix, databaseId, settings };
}

/** With `--workers-ai`, the account that is deployed to is the one whose models analyse. */
function withModel(settings: Variables): Variables {
  if (!workersAi) return settings;
  const { CLOUDFLARE_ACCOUNT_ID: accountId } = process.env;
  if (!accountId) fail('With --workers-ai, CLOUDFLARE_ACCOUNT_ID names the account.');
  return workersAiSettings(accountId, settings);
}

/** Beside the built one, so that its paths hold. */
function writeConfig(worker: BuiltWorker): string {
  const path = join(worker.folder, 'wrangler.deploy.json');
  writeFileSync(path, JSON.stringify(deployedConfig(worker.config, target)));
  return path;
}

async function createResources() {
  const { queues, r2_buckets } = deployedConfig(analysis.config, target);
  for (const { queue } of queues.consumers ?? []) await ensureCreated('queues', 'create', queue);
  for (const { bucket_name } of r2_buckets) {
    await ensureCreated('r2', 'bucket', 'create', bucket_name);
    if (target.appEnv !== 'preview') continue;
    const rules = join(folder, 'expiry.json');
    writeFileSync(rules, JSON.stringify(previewFilesExpire));
    await wrangler('r2', 'bucket', 'lifecycle', 'set', bucket_name, '--file', rules, '--force');
  }
}

function fromEnvironment(names: readonly string[]): Variables {
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

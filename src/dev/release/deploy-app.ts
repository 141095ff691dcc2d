import { jsonIn } from './cloudflare.ts';
import { keepReleaseFiles } from './keep-release-files.ts';
import { type DeployedWorker, type DeployNeeds, type Release, RollOutError, rollBack, rollOut } from './roll-out.ts';
import { servedVersion } from './worker-versions.ts';

export interface AppDeployment {
  /** The API Worker is bound to the analysis Worker, which must know what the API Worker sends it: it goes first. */
  workers: [analysis: DeployedWorker, api: DeployedWorker];
  url: string;
  /** Names what is deployed, such as the commit. */
  tag: string;
  /** A copy for a pull request, which nobody uses meanwhile. */
  isPreview: boolean;
  /** Bindings of the databases beside `DB`. */
  shards?: string[];
  /** The built client. */
  client: string;
  releases: { bucket: string; flags: string[] };
  scratch: string;
}

/**
 * Migrates the database and deploys both Workers so that pages which are open go on working, and a version that fails
 * takes nobody along. Throws when it came to nothing; what was served before is then served again.
 */
export async function deployApp(needs: DeployNeeds & { fetch?: typeof fetch }, app: AppDeployment): Promise<void> {
  const { run, log } = needs;
  const { workers, url: served, tag, client, releases, scratch } = app;
  const [, api] = workers;
  const { shards = [] } = app;
  const bookmarks: string[] = [];
  // All before the first is migrated: a restore takes all of them back to about the same moment.
  for (const name of ['DB', ...shards]) bookmarks.push(await bookmarkOf(needs, api, name));
  log(shards.length > 0 ? `Migrating ${shards.length + 1} databases…` : 'Migrating the database…');
  // Shards first: what accounts are given has to be there.
  for (const name of [...shards, 'DB']) await run('d1', 'migrations', 'apply', name, '--remote', '-c', api.config);
  await keepReleaseFiles(run, { client, served, scratch, ...releases, fetch: needs.fetch, log });

  const before = new Map<DeployedWorker, string>();
  for (const worker of workers) {
    const version = app.isPreview ? null : await servedVersion(run, worker.name);
    if (version) before.set(worker, version);
  }
  if (before.size < workers.length) return deployAtOnce(needs, app);

  const release: Release = { url: served, tag, message: `Database before it: ${bookmarks.join(' ')}` };
  const done: { worker: DeployedWorker; before: string }[] = [];
  for (const worker of workers) {
    const from = { worker, before: before.get(worker) ?? '' };
    try {
      await rollOut(needs, { ...from, release });
      done.push(from);
    } catch (error) {
      if (error instanceof RollOutError && error.served) done.push(from);
      await rollBack(needs, { served: done, reason: `${tag} failed` });
      throw new Error(`${error instanceof Error ? error.message : error}\nThe release before is served again.`);
    }
  }
  // Schedules and queues are of no version: they change once the code that answers them is there.
  for (const worker of workers) await run('triggers', 'deploy', '-c', worker.config);
}

/** Where the database can be taken back to, for 30 days. Noted with the deployment and in its log. */
async function bookmarkOf({ run, log }: DeployNeeds, { config }: DeployedWorker, name: string): Promise<string> {
  const { bookmark } = jsonIn(await run('d1', 'time-travel', 'info', name, '--json', '-c', config));
  if (!bookmark) throw new Error('Time Travel gave no bookmark of the database.');
  log(
    `The database before this deployment: npx wrangler --cwd / d1 time-travel restore ${name.replace('DB', 'plainclause').replace('_', '-')} --bookmark=${bookmark}`,
  );
  return bookmark;
}

/** The first deployment of an account, and copies for pull requests: there is nothing to go back to. */
async function deployAtOnce({ run, smoke, log }: DeployNeeds, { workers, url }: AppDeployment): Promise<void> {
  for (const { kind, config, secretsFile } of workers) {
    const output = await run('deploy', '-c', config, '--secrets-file', secretsFile);
    log(`Deployed the ${kind} Worker. ${output.match(/Total Upload:.*/)?.[0] ?? ''}`);
  }
  await smoke(url);
}

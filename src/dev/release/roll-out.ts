import type { Wrangler } from './cloudflare.ts';
import type { smokeTest } from './smoke-test.ts';
import { serveVersions, uploadVersion } from './worker-versions.ts';

export interface DeployNeeds {
  run: Wrangler;
  smoke: typeof smokeTest;
  /** Between two steps, in which faults have time to show. */
  pause: () => Promise<unknown>;
  log: (line: string) => void;
}

export interface DeployedWorker {
  kind: 'api' | 'analysis';
  name: string;
  config: string;
  secretsFile: string;
}

export interface Release {
  /** Where the app answers. */
  url: string;
  tag: string;
  message: string;
}

/** Percent of the requests that a new version gets before it gets all. */
const steps = [10, 50];

/** The new version got requests, and has to be taken back. */
export class RollOutError extends Error {
  readonly served: boolean;

  constructor(cause: unknown, served: boolean) {
    super(cause instanceof Error ? cause.message : String(cause));
    this.served = served;
  }
}

/**
 * Uploads a version of one Worker, looks at it before anybody is sent to it, and gives it more and more of the requests.
 * Throws RollOutError.
 */
export async function rollOut(
  needs: DeployNeeds,
  { worker, before, release }: { worker: DeployedWorker; before: string; release: Release },
): Promise<void> {
  const { run, smoke, pause, log } = needs;
  const { kind, name, config } = worker;
  let served = false;
  try {
    const version = await uploadVersion(run, { ...worker, ...release });
    log(`Uploaded the ${kind} Worker as version ${version.id}.`);
    // The analysis Worker has no address of its own.
    if (kind === 'api') {
      if (!version.previewUrl) throw new Error(`${name} has no preview addresses: turn on its "Preview URLs".`);
      await smoke(version.previewUrl, { expect: { api: version.id } });
    }
    for (const step of [...steps, 100]) {
      served = true;
      const shares = { [version.id]: step, ...(step < 100 && { [before]: 100 - step }) };
      await serveVersions(run, { config, shares, message: `${release.tag} ${step}%` });
      if (step < 100) await pause();
      await smoke(release.url, lookAt(worker, version.id, step));
      log(`The new ${kind} Worker answers ${step}% of the requests.`);
    }
  } catch (error) {
    throw new RollOutError(error, served);
  }
}

function lookAt({ kind, name }: DeployedWorker, id: string, step: number): Parameters<typeof smokeTest>[1] {
  // A request can name the version of the Worker that it reaches, and not of those behind it.
  if (kind === 'api')
    return { expect: { api: id }, headers: { 'Cloudflare-Workers-Version-Overrides': `${name}="${id}"` } };
  return step === 100 ? { expect: { analysis: id } } : { samples: 30, tries: 2 };
}

/** Sends everybody back to the versions from before, the latest first. Throws with the commands that did not succeed. */
export async function rollBack(
  { run, log }: Pick<DeployNeeds, 'run' | 'log'>,
  { served, reason }: { served: { worker: DeployedWorker; before: string }[]; reason: string },
): Promise<void> {
  const failed: string[] = [];
  for (const { worker, before } of served.toReversed()) {
    try {
      await serveVersions(run, { config: worker.config, shares: { [before]: 100 }, message: reason });
      log(`The ${worker.kind} Worker answers in version ${before} again.`);
    } catch {
      failed.push(`npx wrangler --cwd / versions deploy ${before}@100% --name ${worker.name} --yes`);
    }
  }
  if (failed.length > 0) throw new Error(`Rolling back failed. Run:\n${failed.join('\n')}`);
}

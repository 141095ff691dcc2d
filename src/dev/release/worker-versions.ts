import { findJson, type Wrangler } from './cloudflare.ts';

export interface UploadedVersion {
  id: string;
  /** Where this version alone answers, before anybody is sent to it. */
  previewUrl: string;
}

/** The version that most requests go to; null before the first deployment. */
export async function servedVersion(run: Wrangler, worker: string): Promise<string | null> {
  const deployment = await findJson(run, 'deployments', 'status', '--name', worker, '--json');
  const versions: { version_id: string; percentage: number }[] = deployment?.versions ?? [];
  return versions.toSorted((one, other) => other.percentage - one.percentage)[0]?.version_id ?? null;
}

/** Uploads a version that nobody is sent to yet. */
export async function uploadVersion(
  run: Wrangler,
  { config, secretsFile, tag, message }: { config: string; secretsFile: string; tag: string; message: string },
): Promise<UploadedVersion> {
  const named = ['--tag', tag, '--message', message];
  const output = await run('versions', 'upload', '-c', config, '--secrets-file', secretsFile, ...named);
  const id = /Worker Version ID: *([\w-]+)/.exec(output)?.[1];
  if (!id) throw new Error(`The upload named no version.\n${output}`);
  return { id, previewUrl: /Version Preview URL: *(https:\/\/\S+)/.exec(output)?.[1] ?? '' };
}

/** Sends a share of the requests to one version, the others to another. */
export async function serveVersions(
  run: Wrangler,
  { config, shares, message }: { config: string; shares: Record<string, number>; message: string },
): Promise<void> {
  const versions = Object.entries(shares).map(([id, percentage]) => `${id}@${percentage}%`);
  await run('versions', 'deploy', ...versions, '-c', config, '--message', message, '--yes');
}

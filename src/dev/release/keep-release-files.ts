import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Wrangler } from './cloudflare.ts';

/** Served with each release; names the files that the next one has to keep. */
const listName = 'release.json';
const isAsset = /^assets\/[\w.-]+(?:\/[\w.-]+)*$/;

/** Writes the list of a release into the built client. */
export function writeReleaseList(client: string): string[] {
  const files = globSync('assets/**/*', { cwd: client, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(client.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => isAsset.test(path) && !path.endsWith('.map'))
    .sort();
  writeFileSync(join(client, listName), JSON.stringify(files));
  return files;
}

/**
 * Puts the files of this release and of the one that is served now where every version of the API Worker looks for what
 * it was not deployed with (`src/http/kept-assets.ts`). The one that is served now is its own archive: what it lists is
 * fetched from it. Both are put anew by each deployment, and expire a week after they were replaced.
 */
export async function keepReleaseFiles(
  run: Wrangler,
  options: {
    client: string;
    served: string;
    bucket: string;
    flags: string[];
    scratch: string;
    fetch?: typeof fetch;
    log: (line: string) => void;
  },
): Promise<void> {
  const { client, served, bucket, flags, scratch, fetch = globalThis.fetch, log } = options;
  const own = writeReleaseList(client);
  const before = await fetchRelease(served, { have: new Set(own), into: join(scratch, 'before'), fetch, log });
  const entries = [...own.map((key) => ({ key, file: join(client, key) })), ...before];
  const list = join(scratch, 'release-files.json');
  writeFileSync(list, JSON.stringify(entries));
  await run('r2', 'bulk', 'put', bucket, '--filename', list, '--remote', ...flags);
  log(`Kept ${own.length} files of this release and ${before.length} that only the one before has.`);
}

async function fetchRelease(
  served: string,
  {
    have,
    into,
    fetch: get,
    log,
  }: { have: Set<string>; into: string; fetch: typeof fetch; log: (line: string) => void },
): Promise<{ key: string; file: string }[]> {
  const kept: { key: string; file: string }[] = [];
  try {
    const answer = await get(new URL(`/${listName}`, served));
    if (!answer.ok) throw new Error(`/${listName} answers ${answer.status}`);
    const names: unknown[] = await answer.json();
    for (const key of names) {
      if (typeof key !== 'string' || !isAsset.test(key) || key.includes('..') || have.has(key)) continue;
      const asset = await get(new URL(`/${key}`, served));
      if (!asset.ok) throw new Error(`/${key} answers ${asset.status}`);
      const file = join(into, key);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, new Uint8Array(await asset.arrayBuffer()));
      kept.push({ key, file });
    }
  } catch (error) {
    // A release that mends what is down must not wait for it.
    log(
      `Files of the release that is served now could not all be kept: ${error instanceof Error ? error.message : error}`,
    );
  }
  return kept;
}

import type { Deps } from '#src/deps.ts';
import { measuredPrefix } from './contract-files';

const keptForMs = 60 * 60_000;
/** Each costs two calls, and a run may make only so many; the rest is for the next one. */
const mostAtOnce = 200;

/** Deletes texts that were measured but never uploaded, an hour after. */
export async function sweepAbandonedTexts({
  contracts,
  contractTexts,
  files,
  clock,
}: Pick<Deps, 'contracts' | 'contractTexts' | 'files' | 'clock'>): Promise<number> {
  const before = clock().getTime() - keptForMs;
  let swept = 0;
  let cursor: string | undefined;
  do {
    const page = await files.list(measuredPrefix, cursor);
    const stale = page.files.filter(({ uploadedAt }) => uploadedAt.getTime() < before).slice(0, mostAtOnce - swept);
    const abandoned: string[] = [];
    for (const { key } of stale) {
      const [, ownerId = '', contentHash = ''] = key.split('/');
      abandoned.push(key);
      if (await contracts.usesContent({ ownerId, contentHash })) continue;
      abandoned.push(...(await contractTexts.keysOf({ ownerId, contentHash })));
    }
    await files.delete(abandoned);
    swept += stale.length;
    cursor = page.cursor ?? undefined;
  } while (cursor && swept < mostAtOnce);
  return swept;
}

import type { Deps } from '#src/deps.ts';
import { earlierMarksPrefix, marksPrefix } from './contract-files';

const keptForMs = 60 * 60_000;
/** Each costs two calls, and a run may make only so many; the rest is for the next one. */
const mostAtOnce = 200;

type Needs = Pick<Deps, 'owners' | 'storesOf' | 'contractTexts' | 'files' | 'clock'>;

/** Deletes texts that were measured but never uploaded, an hour after. */
export async function sweepAbandonedTexts(deps: Needs): Promise<number> {
  const swept = await sweepUnder(deps, { prefix: marksPrefix, most: mostAtOnce });
  return swept + (await sweepUnder(deps, { prefix: earlierMarksPrefix, most: mostAtOnce - swept }));
}

async function sweepUnder(
  { owners, storesOf, contractTexts, files, clock }: Needs,
  { prefix, most }: { prefix: string; most: number },
): Promise<number> {
  const before = clock().getTime() - keptForMs;
  let swept = 0;
  let cursor: string | undefined;
  do {
    const page = await files.list(prefix, cursor);
    const stale = page.files.filter(({ uploadedAt }) => uploadedAt.getTime() < before).slice(0, most - swept);
    // The oldest come first: behind a page of fresh ones there is nothing to sweep.
    if (stale.length === 0 && prefix === marksPrefix) break;
    const abandoned: string[] = [];
    for (const { key } of stale) {
      const [contentHash = '', ownerId = ''] = key.split('/').reverse();
      abandoned.push(key);
      // Where it was before a move, nothing rests on them.
      owners.forget(ownerId);
      const { contracts } = await storesOf(ownerId);
      if (await contracts.usesContent({ ownerId, contentHash })) continue;
      abandoned.push(...(await contractTexts.keysOf({ ownerId, contentHash })));
    }
    await files.delete(abandoned);
    swept += stale.length;
    cursor = page.cursor ?? undefined;
  } while (cursor && swept < most);
  return swept;
}

import type { Deps } from '../../deps';
import { contractFiles, measuredPrefix } from './contract-files';

const keptForMs = 60 * 60_000;

/** Deletes texts that were measured but never uploaded, an hour after. */
export async function sweepAbandonedTexts({
  contracts,
  files,
  clock,
}: Pick<Deps, 'contracts' | 'files' | 'clock'>): Promise<number> {
  const before = clock().getTime() - keptForMs;
  const abandoned: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await files.list(measuredPrefix, cursor);
    for (const { key, uploadedAt } of page.files) {
      if (uploadedAt.getTime() >= before) continue;
      const [, ownerId, contentHash] = key.split('/');
      if (!ownerId || !contentHash) continue;
      abandoned.push(key);
      if (await contracts.usesContent({ ownerId, contentHash })) continue;
      const texts = await files.list(contractFiles.texts(ownerId, contentHash));
      abandoned.push(...texts.files.map((text) => text.key));
    }
    cursor = page.cursor ?? undefined;
  } while (cursor);
  await files.delete(abandoned);
  return abandoned.length;
}

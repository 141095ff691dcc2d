import type { Deps } from '#src/deps.ts';
import { contractFiles } from './contract-files';
import { contractNotFound, noOriginal } from './contracts.errors';

/** The uploaded bytes under the contract's name. Throws contracts.not_found, contracts.no_original. */
export async function openOriginal(
  { contracts, files }: Pick<Deps, 'contracts' | 'files'>,
  asked: { ownerId: string; id: string },
): Promise<{ fileName: string; size: number; body: ReadableStream }> {
  const row = await contracts.findOwned(asked);
  if (!row) throw contractNotFound();
  const original = await files.open(contractFiles.original(row.ownerId, row.id));
  if (!original) throw noOriginal();
  return { fileName: row.fileName, ...original };
}

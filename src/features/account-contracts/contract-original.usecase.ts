import type { Deps } from '#src/deps.ts';
import { contractFiles } from '../contracts/contract-files';
import { noOriginal } from '../contracts/contracts.errors';
import { findContent } from './find-content';

/**
 * The bytes of a contract, as they were uploaded or generated, under its name. Throws contracts.not_found,
 * contracts.no_original.
 */
export async function openOriginal(
  deps: Pick<Deps, 'contracts' | 'generatedContracts' | 'files'>,
  input: { ownerId: string; id: string },
): Promise<{ fileName: string; size: number; body: ReadableStream }> {
  const row = await findContent(deps, input);
  const original = await deps.files.open(contractFiles.original(row.ownerId, row.id));
  if (!original) throw noOriginal();
  return { fileName: row.fileName, ...original };
}

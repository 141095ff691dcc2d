import type { Deps } from '#src/deps.ts';
import { describeError } from '#src/kernel/logger.ts';
import { contractNotFound } from '../contracts/contracts.errors';
import { redlineFailure } from './redline.errors';
import type { RedlineOutcome, RedlineRequest } from './redline.schema';

/**
 * The Word file of a contract with the chosen changes tracked in it, and what became of each.
 * Throws contracts.not_found, redline.*.
 */
export async function redlineContract(
  { contracts, redliner, logger }: Pick<Deps, 'contracts' | 'redliner' | 'logger'>,
  { ownerId, id, author, ...chosen }: RedlineRequest & { ownerId: string; id: string; author: string | null },
): Promise<{ file: Uint8Array<ArrayBuffer>; fileName: string; outcomes: RedlineOutcome[] }> {
  const row = await contracts.findOwned({ ownerId, id });
  if (!row) throw contractNotFound();
  if (row.status !== 'complete') throw redlineFailure('redline.not_analysed');
  const { fileName, found } = row;
  const redlined = await redliner
    .redline({ ...chosen, contract: { id, ownerId, fileName, found }, author })
    .catch((cause: unknown) => {
      logger.error('redline.failed', { contractId: id, ...describeError(cause) });
      throw redlineFailure('redline.unavailable', { cause });
    });
  if (!redlined.ok) throw redlineFailure(redlined.failureCode);
  const { file, outcomes } = redlined;
  return { file, outcomes, fileName: `${fileName.replace(/\.docx$/i, '')}-changes.docx` };
}

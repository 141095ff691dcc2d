import type { Deps } from '#src/deps.ts';
import { describeError } from '#src/kernel/logger.ts';
import type { VersionRow } from '#src/platform/compare.ts';
import { contractNotFound } from '../contracts/contracts.errors';
import { comparisonFailure } from './comparison.errors';
import type { Comparison } from './comparison.schema';

/**
 * What is different in a contract from an earlier version of it, both of the same owner.
 * Throws contracts.not_found, comparison.*.
 */
export async function compareContracts(
  { contracts, comparer, logger }: Pick<Deps, 'contracts' | 'comparer' | 'logger'>,
  { ownerId, id, earlierId }: { ownerId: string; id: string; earlierId: string },
): Promise<Comparison> {
  const [after, before] = await Promise.all([
    contracts.findOwned({ ownerId, id }),
    contracts.findOwned({ ownerId, id: earlierId }),
  ]);
  if (!after || !before) throw contractNotFound();
  if (id === earlierId) throw comparisonFailure('comparison.same_contract');
  if (after.status !== 'complete' || before.status !== 'complete') throw comparisonFailure('comparison.not_analysed');
  const comparison = await comparer
    .compare({ before: versionRow(before), after: versionRow(after) })
    .catch((cause: unknown) => {
      logger.error('comparison.failed', { contractId: id, earlierId, ...describeError(cause) });
      throw comparisonFailure('comparison.unavailable', { cause });
    });
  if (!comparison) throw comparisonFailure('comparison.text_gone');
  return comparison;
}

/** No more of a row than the analysis Worker needs. */
const versionRow = (row: VersionRow): VersionRow => ({
  id: row.id,
  ownerId: row.ownerId,
  fileName: row.fileName,
  givenTitle: row.givenTitle,
  createdAt: row.createdAt,
  contentHash: row.contentHash,
  readerVersion: row.readerVersion,
  machineReadPages: row.machineReadPages,
  detectedLanguage: row.detectedLanguage,
  language: row.language,
  found: row.found,
});

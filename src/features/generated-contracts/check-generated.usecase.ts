import type { Deps } from '#src/deps.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { contractFiles } from '../contracts/contract-files';
import { contractNotFound } from '../contracts/contracts.errors';
import { uploadContract } from '../contracts/contracts.usecases';
import { textFile } from '../contracts/incoming-file';
import { findGenerated } from './find-generated';

/**
 * Makes an uploaded contract of a copy of a generated one and has it analysed, at the price of an upload; the generated
 * one stays as it is. A copy that was checked before, or is being checked, is answered again and costs nothing. Throws
 * contracts.not_found, templates.not_generated and what `uploadContract` throws.
 */
export async function checkGenerated(
  deps: Parameters<typeof uploadContract>[0] & Pick<Deps, 'generatedContracts'>,
  { ownerId, id, language }: { ownerId: string; id: string; language: Locale },
): Promise<{ contractId: string }> {
  const row = await findGenerated(deps, { ownerId, id });
  const checked = await deps.contracts.findUploadOf({ ownerId, contentHash: row.contentHash });
  if (checked) return { contractId: checked.id };
  const bytes = await deps.files.bytes(contractFiles.original(ownerId, id));
  if (!bytes) throw contractNotFound();
  const file = await textFile(`${row.fileName}.txt`, bytes);
  return uploadContract(deps, { ownerId, file, language });
}

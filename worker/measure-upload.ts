import { contractFiles } from '../src/features/contracts/contract-files';
import { describeError } from '../src/kernel/logger';
import type { MeasureRequest, MeasureResult } from '../src/platform/measure';
import { ExtractionError } from './extract/extracted-document';
import { readDocument } from './read-document';
import type { WorkerDeps } from './worker-deps';

/** Reads, measures and keeps the text of a file that may be uploaded next. Refusals are values. */
export async function measureUpload(
  deps: Pick<WorkerDeps, 'files' | 'logger'>,
  { ownerId, contentHash, bytes, fileName }: MeasureRequest,
): Promise<MeasureResult> {
  try {
    const { measurement, readerVersion } = await readDocument(deps, {
      ownerId,
      contentHash,
      fileName,
      bytes: async () => bytes,
    });
    await deps.files.put(contractFiles.measured(ownerId, contentHash), '', 'text/plain');
    return { ok: true, readerVersion, ...measurement };
  } catch (error) {
    if (error instanceof ExtractionError) return { ok: false, code: error.code };
    deps.logger.error('measure.failed', describeError(error));
    return { ok: false, code: 'contracts.reader_unavailable' };
  }
}

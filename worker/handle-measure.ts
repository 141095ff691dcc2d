import { noteMeasured } from '../src/features/contracts/checked-file';
import { describeError } from '../src/kernel/logger';
import type { MeasureRequest, MeasureResult } from '../src/platform/measure';
import { readCertainParties } from './analyse/built-in/facts/certain-parties';
import { readStart } from './analyse/built-in/facts/document-start';
import { readLikeness } from './analyse/built-in/facts/likeness';
import { ExtractionError, pagesNoticed } from './extract/extracted-document';
import { readerVersion } from './measure/reader-version';
import { readDocument } from './read-document';
import type { WorkerDeps } from './worker-deps';

/** Answers the API Worker: reads, measures and keeps the text of a file that may be uploaded next. Refusals are values. */
export async function handleMeasure(
  deps: Pick<WorkerDeps, 'contractTexts' | 'files' | 'clock' | 'logger' | 'scanReader'>,
  request: MeasureRequest,
): Promise<MeasureResult> {
  const { ownerId, contentHash, fileName } = request;
  const key = 'key' in request ? request.key : null;
  const byteSize = 'key' in request ? request.byteSize : request.bytes.byteLength;
  const bytes = async () => ('bytes' in request ? request.bytes : stored(deps, request.key));
  const source = { ownerId, contentHash, fileName, byteSize, bytes, machineReadPages: null };
  try {
    const document = await readDocument(deps, source);
    await noteMeasured(deps, { ownerId, contentHash, key });
    const unreadPages = deps.scanReader ? pagesNoticed(document, 'unreadable-pages').length : 0;
    const start = readStart({ ...document, language: document.measurement.language });
    const looksLike = readLikeness(start);
    const sides = looksLike ? null : readCertainParties(start.contract);
    const found = { unreadPages, looksLike, sides };
    return { ok: true, readerVersion: document.readerVersion, ...document.measurement, ...found };
  } catch (error) {
    if (error instanceof ExtractionError) {
      if (error.unforeseen) deps.logger.error('measure.unforeseen', describeError(error.cause));
      const pages = deps.scanReader && error.pages;
      const scan = pages?.unread ? { readerVersion, pages: pages.total, unreadPages: pages.unread } : null;
      if (scan) await noteMeasured(deps, { ownerId, contentHash, key });
      return { ok: false, code: error.code, scan };
    }
    deps.logger.error('measure.failed', describeError(error));
    return { ok: false, code: 'contracts.reader_unavailable', scan: null };
  }
}

async function stored({ files }: Pick<WorkerDeps, 'files'>, key: string): Promise<Uint8Array> {
  const bytes = await files.bytes(key);
  if (!bytes) throw new Error('The file is no longer there');
  return bytes;
}

import { contractFiles } from '../src/features/contracts/contract-files';
import type { MeasuredText } from '../src/features/contracts/contract-text.schema';
import { maxDocumentTokens } from '../src/features/usage/usage.rules';
import { AnalysisError } from './analyse/analyst';
import { breathe } from './breathe';
import { extractDocument } from './extract/extract-document';
import { type ExtractedDocument, ExtractionError } from './extract/extracted-document';
import { measureDocument } from './measure/measure-document';
import { readerVersion } from './measure/reader-version';
import { readingTurns } from './reading-turns';
import { readScannedPdf } from './scans/read-scanned-pdf';
import type { WorkerDeps } from './worker-deps';

interface Source {
  ownerId: string;
  contentHash: string;
  fileName: string;
  byteSize: number;
  bytes: () => Promise<Uint8Array>;
  /** Pages that may be copied out of their pictures, as the owner agreed; null: none. */
  machineReadPages: number | null;
}

type Needs = Pick<WorkerDeps, 'contractTexts' | 'files' | 'scanReader'>;

/**
 * The measured text of a file: read once per content and owner, then kept. Throws ExtractionError, and AnalysisError
 * where pages are to be read by machine.
 */
export async function readDocument(deps: Needs, source: Source): Promise<MeasuredText> {
  const of = { ...source, readerVersion };
  const kept = await deps.contractTexts.readMeasured(of);
  if (kept) return kept;
  const { pages, ...extracted } = await readingTurns.take(source.byteSize, async () =>
    source.machineReadPages === null
      ? extractDocument(await source.bytes(), source.fileName)
      : readWithMachine(deps, source),
  );
  await breathe();
  const measurement = await measureDocument(extracted);
  if (measurement.tokens > maxDocumentTokens) throw new ExtractionError('contracts.document_too_large');
  const text: MeasuredText = { ...extracted, readerVersion, measurement };
  await deps.contractTexts.keep(of, text, pages);
  return text;
}

async function readWithMachine({ files, scanReader }: Needs, source: Source): Promise<ExtractedDocument> {
  if (!scanReader) throw new AnalysisError('contracts.engine_unavailable', false);
  const { ownerId, contentHash } = source;
  const keyOf = (page: number) => contractFiles.copiedPage(ownerId, contentHash, readerVersion, page);
  return readScannedPdf(
    {
      reader: scanReader,
      copied: {
        get: (page) => files.text(keyOf(page)),
        put: (page, text) => files.put(keyOf(page), text, 'text/plain'),
      },
    },
    { bytes: await source.bytes(), mostPages: source.machineReadPages ?? 0 },
  );
}

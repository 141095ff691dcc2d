import { contractFiles } from '../src/features/contracts/contract-files';
import { maxDocumentTokens } from '../src/features/usage/usage.rules';
import { extractDocument } from './extract/extract-document';
import { ExtractionError } from './extract/extracted-document';
import { measureDocument } from './measure/measure-document';
import { type MeasuredDocument, readerVersion } from './measure/measured-document';
import type { WorkerDeps } from './worker-deps';

interface Source {
  ownerId: string;
  contentHash: string;
  fileName: string;
  bytes: () => Promise<Uint8Array>;
}

/** The measured text of a file: read once per content and owner, then kept. Throws ExtractionError. */
export async function readDocument({ files }: Pick<WorkerDeps, 'files'>, source: Source): Promise<MeasuredDocument> {
  const key = contractFiles.text(source.ownerId, source.contentHash, readerVersion);
  const kept = await files.text(key);
  if (kept) return JSON.parse(kept) as MeasuredDocument;
  const extracted = await extractDocument(await source.bytes(), source.fileName);
  const measurement = await measureDocument(extracted);
  if (measurement.tokens > maxDocumentTokens) throw new ExtractionError('contracts.document_too_large');
  const document: MeasuredDocument = { ...extracted, readerVersion, measurement };
  await files.put(key, JSON.stringify(document), 'application/json');
  return document;
}

import type { Deps } from '../../deps';
import { sha256Hex } from '../../kernel/hash';
import type { MeasureResult } from '../../platform/measure';
import { maxDocumentTokens } from '../usage/usage.rules';
import { contractFailure, fileTooLarge } from './contracts.errors';
import type { ContractErrorCode } from './contracts.schema';
import { cleanFileName } from './file-name.rules';
import { maxUploadBytes } from './upload-limits.schema';

type Measured = Extract<MeasureResult, { ok: true }>;

export interface MeasuredUpload {
  bytes: Uint8Array;
  contentHash: string;
  measured: Measured;
}

export type UploadMeasurement = MeasuredUpload | { refused: ContractErrorCode };

/** Reads the file in the analysis Worker, which keeps its text by content for the analysis to come. */
export async function measureUpload(
  { measure }: Pick<Deps, 'measure'>,
  { ownerId, file }: { ownerId: string; file: File },
): Promise<UploadMeasurement> {
  if (file.size > maxUploadBytes) throw fileTooLarge();
  if (file.size === 0) return { refused: 'contracts.file_empty' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const contentHash = await sha256Hex(bytes);
  const request = { ownerId, fileName: cleanFileName(file.name), contentHash, bytes };
  // A document that exhausts the reader's memory or time ends the call itself.
  const measured = await measure.measure(request).catch((cause: unknown) => {
    throw contractFailure('contracts.reader_unavailable', { cause });
  });
  if (!measured.ok) return { refused: measured.code };
  if (measured.tokens > maxDocumentTokens) return { refused: 'contracts.document_too_large' };
  return { bytes, contentHash, measured };
}

/** The measured upload, or the refusal as an error. */
export function acceptable(measurement: UploadMeasurement): MeasuredUpload {
  if ('refused' in measurement) throw contractFailure(measurement.refused);
  return measurement;
}

import type { Deps } from '#src/deps.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import type { MeasureResult } from '#src/platform/measure.ts';
import { maxDocumentTokens, tokensPerMachineReadPage } from '../usage/usage.rules';
import type { ContractErrorCode } from './contracts.errors';
import { contractFailure, fileTooLarge } from './contracts.errors';
import type { CertainSides } from './contracts.schema';
import type { Likeness } from './document-kinds.schema';
import type { FileToMeasure } from './incoming-file';
import { maxUploadBytes } from './upload-limits.schema';

/** What is known of a file before its analysis; null where only reading its pictures will show it. */
interface UploadFigures {
  readerVersion: number;
  pages: number;
  characters: number | null;
  /** Of its text, and for pages that a machine is to read what is stated for them. */
  tokens: number;
  language: Locale | null;
  languageConfidence: number | null;
  /** Pages that a machine is to read from their pictures; null: none. */
  machineReadPages: number | null;
}

export interface MeasuredUpload {
  file: FileToMeasure;
  measured: UploadFigures;
}

type Refused = { refused: ContractErrorCode };

export interface UploadMeasurement {
  /** The file by its text alone. */
  plain: MeasuredUpload | Refused;
  /** The file with its unread pages read by machine; null: it has none, or no machine reads them. */
  withMachine: ((MeasuredUpload | Refused) & { unreadPages: number }) | null;
  /** What its text looks like; null where that may be a contract. */
  looksLike: Likeness | null;
  sides: CertainSides;
}

const unknownSides: CertainSides = { parties: [], reader: null };

/** Reads the file in the analysis Worker, which keeps its text by content for the analysis to come. */
export async function measureUpload(
  { measure }: Pick<Deps, 'measure'>,
  { ownerId, file }: { ownerId: string; file: FileToMeasure },
): Promise<UploadMeasurement> {
  const { fileName, contentHash, byteSize } = file;
  if (byteSize > maxUploadBytes) throw fileTooLarge();
  if (byteSize === 0) {
    return { plain: { refused: 'contracts.file_empty' }, withMachine: null, looksLike: null, sides: unknownSides };
  }
  const content = 'key' in file ? { key: file.key, byteSize } : { bytes: file.bytes };
  // A document that exhausts the reader's memory or time ends the call itself.
  const result = await measure.measure({ ownerId, fileName, contentHash, ...content }).catch((cause: unknown) => {
    throw contractFailure('contracts.reader_unavailable', { cause });
  });
  const sized = (measured: UploadFigures) =>
    measured.tokens > maxDocumentTokens ? { refused: 'contracts.document_too_large' as const } : { file, measured };
  const withMachine = figuresWithMachine(result);
  return {
    plain: result.ok ? sized({ ...result, machineReadPages: null }) : { refused: result.code },
    withMachine: withMachine && { ...sized(withMachine), unreadPages: withMachine.machineReadPages },
    looksLike: (result.ok && result.looksLike) || null,
    sides: (result.ok && result.sides) || unknownSides,
  };
}

function figuresWithMachine(result: MeasureResult): (UploadFigures & { machineReadPages: number }) | null {
  const figures = result.ok
    ? result
    : result.scan && { ...result.scan, tokens: 0, characters: null, language: null, languageConfidence: null };
  if (!figures?.unreadPages) return null;
  const { unreadPages, ...rest } = figures;
  return {
    ...rest,
    tokens: figures.tokens + unreadPages * tokensPerMachineReadPage,
    machineReadPages: unreadPages,
  };
}

/**
 * The measured upload with its certain parties, to be kept; with `byMachine` its unread pages are to be read from their pictures where that can
 * be. Throws contracts.file_*, contracts.document_too_large and contracts.reader_unavailable.
 */
export async function measureAccepted<Of extends FileToMeasure>(
  deps: Pick<Deps, 'measure'>,
  { byMachine = false, ...input }: { ownerId: string; file: Of; byMachine?: boolean },
): Promise<MeasuredUpload & { file: Of } & Pick<CertainSides, 'parties'>> {
  const { plain, withMachine, sides } = await measureUpload(deps, input);
  const chosen = (byMachine && withMachine) || plain;
  if ('refused' in chosen) throw contractFailure(chosen.refused);
  return { ...chosen, file: input.file, parties: sides.parties };
}

/** What the row of a contract, uploaded or generated, keeps of its measured file. */
export const measuredColumns = ({ file, measured }: MeasuredUpload) => ({
  contentHash: file.contentHash,
  byteSize: file.byteSize,
  pages: measured.pages,
  characters: measured.characters,
  tokens: measured.tokens,
  readerVersion: measured.readerVersion,
  detectedLanguage: measured.language,
  languageConfidence: measured.languageConfidence,
});

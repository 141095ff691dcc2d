import type { Analysis } from '../features/contracts/analysis.schema';
import type { ContractErrorCode } from '../features/contracts/contracts.errors';
import type { CertainSides } from '../features/contracts/contracts.schema';
import type { Likeness } from '../features/contracts/document-kinds.schema';
import type { Locale } from '../i18n/locale.schema';

export type MeasureRequest = {
  ownerId: string;
  fileName: string;
  /** SHA-256 of the bytes: the key under which the text is kept. */
  contentHash: string;
} & (
  | { bytes: Uint8Array }
  /** Where the file store has the bytes. */
  | { key: string; byteSize: number }
);

/** What a file holds, or why it cannot be read. Errors lose their class across Workers, so this is a value. */
export type MeasureResult =
  | {
      ok: true;
      /** Names the reader that made the kept text. */
      readerVersion: number;
      pages: number;
      characters: number;
      tokens: number;
      language: Locale;
      languageConfidence: number;
      /** Pages that only a machine could read, from their pictures; 0 where none does. */
      unreadPages?: number;
      /** What it looks like where it does not look like a contract. */
      looksLike?: Likeness | null;
      /** Null where it does not look like a contract. */
      sides?: CertainSides | null;
    }
  | {
      ok: false;
      code: ContractErrorCode;
      /** Set where a machine could read pages from their pictures, which the reader could not. */
      scan?: { readerVersion: number; pages: number; unreadPages: number } | null;
    };

/** The analysis Worker's entry point `Measure`, as the API Worker sees it. */
export interface MeasureService {
  measure(request: MeasureRequest): Promise<MeasureResult>;
  /** Who analyses: it alone knows, as the one that does. */
  analyst(): Promise<Analysis['engine']['name']>;
  /** Which version serves; the version before this one answered 'ok'. */
  ping(): Promise<{ version: string | null } | 'ok'>;
}

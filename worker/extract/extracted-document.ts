import type { ExtractionWarning, MeasuredText, TextPage } from '#src/features/contracts/contract-text.schema.ts';
import type { ContractErrorCode } from '#src/features/contracts/contracts.errors.ts';

const excerptLength = 200;

/** The warning about words that a reader of the document does not see. */
export function hiddenText(words: string, pages: number[] = []): ExtractionWarning {
  const excerpt = words.replace(/\s+/g, ' ').trim().slice(0, excerptLength).toWellFormed();
  return { kind: 'hidden-text', pages, excerpt };
}

/** One result for every format, a pure function of the bytes. */
export interface ExtractedDocument extends Omit<MeasuredText, 'readerVersion' | 'measurement'> {
  /** Where the text stands on the pages of a PDF; none for other formats. */
  pages: TextPage[];
}

/** The file cannot be read, and why, in the reader's terms. */
export type ExtractionFailureCode =
  | Extract<ContractErrorCode, `contracts.file_${string}`>
  | 'contracts.document_too_large';

/** How many of a document's pages are known by their pictures alone. */
export interface UnreadPages {
  unread: number;
  total: number;
}

export class ExtractionError extends Error {
  readonly code: ExtractionFailureCode;
  /** Where reading pictures might help. */
  readonly pages: UnreadPages | undefined;
  /** No reader refused the file: one of them fell over it, which is a fault of ours to mend. */
  readonly unforeseen: boolean;

  constructor(
    code: ExtractionFailureCode,
    {
      pages,
      unforeseen = false,
      ...options
    }: ErrorOptions & { pages?: UnreadPages | undefined; unforeseen?: boolean } = {},
  ) {
    super(code, options);
    this.name = 'ExtractionError';
    this.code = code;
    this.pages = pages;
    this.unforeseen = unforeseen;
  }
}

/** Pages of a kind that the extraction noticed, from 1. */
export const pagesNoticed = (
  { warnings }: Pick<ExtractedDocument, 'warnings'>,
  kind: ExtractionWarning['kind'],
): number[] => warnings.flatMap((warning) => (warning.kind === kind ? warning.pages : []));

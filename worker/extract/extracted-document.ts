import type { ContractErrorCode } from '#src/features/contracts/contracts.errors.ts';

export type DocumentFormat = 'pdf' | 'docx' | 'doc' | 'txt';

/** A structural unit of the text. `start` and `end` are UTF-16 offsets into the document's text. */
export interface Block {
  kind: 'heading' | 'paragraph' | 'list-item' | 'table-row' | 'footnote';
  /** Depth of a heading or list item from 1, else 0. */
  level: number;
  /** The number as the reader sees it ("2.1", "(a)"), or null. It is part of the text too. */
  number: string | null;
  /** Page from 1, or null where the format has none. */
  page: number | null;
  start: number;
  end: number;
}

export type ExtractionWarningKind =
  | 'hidden-text'
  | 'unreadable-pages'
  | 'machine-read-pages'
  | 'tracked-changes'
  | 'lost-numbering';

export interface ExtractionWarning {
  kind: ExtractionWarningKind;
  /** Pages concerned, from 1; empty where pages do not apply. */
  pages: number[];
  /** Words concerned as written in the text (or the hidden words), shortened to 200 characters; else null. */
  excerpt: string | null;
}

const excerptLength = 200;

/** The warning about words that a reader of the document does not see. */
export function hiddenText(words: string, pages: number[] = []): ExtractionWarning {
  const excerpt = words.replace(/\s+/g, ' ').trim().slice(0, excerptLength).toWellFormed();
  return { kind: 'hidden-text', pages, excerpt };
}

/** One result for every format, a pure function of the bytes. */
export interface ExtractedDocument {
  format: DocumentFormat;
  /** NFC, LF line ends, blocks separated by blank lines, no NUL, no lone surrogates. */
  text: string;
  blocks: Block[];
  pagesRead: number;
  pagesTotal: number;
  warnings: ExtractionWarning[];
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

  constructor(
    code: ExtractionFailureCode,
    { pages, ...options }: ErrorOptions & { pages?: UnreadPages | undefined } = {},
  ) {
    super(code, options);
    this.name = 'ExtractionError';
    this.code = code;
    this.pages = pages;
  }
}

/** Pages of a kind that the extraction noticed, from 1. */
export const pagesNoticed = (
  { warnings }: Pick<ExtractedDocument, 'warnings'>,
  kind: ExtractionWarningKind,
): number[] => warnings.flatMap((warning) => (warning.kind === kind ? warning.pages : []));

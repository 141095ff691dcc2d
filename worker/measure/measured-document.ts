import type { Locale } from '#src/i18n/locale.schema.ts';
import type { ExtractedDocument } from '../extract/extracted-document';

export interface Measurement {
  /** Of 3,000 characters, except for PDF, which has its own. */
  pages: number;
  characters: number;
  /** o200k tokens of the text, without the addition for instructions and answer. */
  tokens: number;
  language: Locale;
  /** 0 to 1: the likelihood that the contract is written in `language`. */
  languageConfidence: number;
}

/** Raised whenever reading the same bytes gives another text; texts of older readers stay for their analyses. */
export const readerVersion = 4;

/** What is kept of a file between measuring and analysing. */
export interface MeasuredDocument extends ExtractedDocument {
  readerVersion: number;
  measurement: Measurement;
}

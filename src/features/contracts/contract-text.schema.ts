import { z } from 'zod';
import { localeSchema } from '#src/i18n/locale.schema.ts';

export const fileFormats = ['pdf', 'docx', 'doc', 'txt'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** A structural unit of the text. `start` and `end` are UTF-16 offsets into the text. */
export const textBlockSchema = z.object({
  kind: z.enum(['heading', 'paragraph', 'list-item', 'table-row', 'footnote']),
  /** Depth of a heading or list item from 1, else 0. */
  level: z.int().nonnegative(),
  /** The number as the reader sees it ("2.1", "(a)"), or null. It is part of the text too. */
  number: z.string().nullable(),
  /** Page from 1, or null where the format has none. */
  page: z.int().nullable(),
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
});
export type TextBlock = z.infer<typeof textBlockSchema>;

/**
 * A line of a page, packed: where what is printed in it starts and ends in the text, in UTF-16 units; its top and its
 * bottom; then left and right edge of each of its words, which are parted by white space, in the order of the text.
 */
const textLineSchema = z.tuple([z.int(), z.int(), z.int(), z.int()], z.int());
export type TextLine = z.infer<typeof textLineSchema>;

/**
 * A page of a PDF and where the text stands on it, in tenths of a point from the upper left corner of the page as it is
 * shown: turned, and cut to its crop box.
 */
export const textPageSchema = z
  .object({
    /** From 1. */
    page: z.int().positive(),
    width: z.int().positive(),
    height: z.int().positive(),
    lines: z.array(textLineSchema),
  })
  .meta({ id: 'TextPage' });
export type TextPage = z.infer<typeof textPageSchema>;

/** The pages of a PDF with anything of its text on them; none for other formats and for what earlier readers read. */
export const textPagesSchema = z.array(textPageSchema);
export const contractPagesSchema = z.object({ pages: textPagesSchema }).meta({ id: 'ContractPages' });
export type ContractPages = z.infer<typeof contractPagesSchema>;

export const extractionWarningKinds = [
  'hidden-text',
  'unreadable-pages',
  'machine-read-pages',
  'tracked-changes',
  'lost-numbering',
] as const;

/** What reading the file noticed. */
export const extractionWarningSchema = z.object({
  kind: z.enum(extractionWarningKinds),
  /** Pages concerned, from 1; empty where pages do not apply. */
  pages: z.array(z.int()),
  /** Words concerned as they stand in the text (or the hidden words), shortened to 200 characters; else null. */
  excerpt: z.string().nullable(),
});
export type ExtractionWarning = z.infer<typeof extractionWarningSchema>;

/** What a file amounts to. */
export const measurementSchema = z.object({
  /** Of 3,000 characters, except for PDF, which has its own. */
  pages: z.int().nonnegative(),
  characters: z.int().nonnegative(),
  /** o200k tokens of the text, without the addition for instructions and answer. */
  tokens: z.int().nonnegative(),
  language: localeSchema,
  /** 0 to 1: the likelihood that the contract is written in `language`. */
  languageConfidence: z.number(),
});
export type Measurement = z.infer<typeof measurementSchema>;

/** What is kept of a file between measuring, analysing and reading it; where it stands on its pages is kept beside it. */
export const measuredTextSchema = z.object({
  format: z.enum(fileFormats),
  /** NFC, LF line ends, blocks separated by blank lines, no NUL, no lone surrogates. */
  text: z.string(),
  /** In the order of the text. */
  blocks: z.array(textBlockSchema),
  pagesRead: z.int().nonnegative(),
  pagesTotal: z.int().nonnegative(),
  warnings: z.array(extractionWarningSchema),
  readerVersion: z.int().positive(),
  measurement: measurementSchema,
});
export type MeasuredText = z.infer<typeof measuredTextSchema>;

/** The text with its structure, as answers hold it, of whichever reader. */
export const contractTextSchema = measuredTextSchema.pick({ text: true }).extend({
  /** A text without structure, or with one of a kind that is not known here, is still a text. */
  format: measuredTextSchema.shape.format.nullable().catch(null),
  blocks: measuredTextSchema.shape.blocks.catch([]),
});
export type ContractText = z.infer<typeof contractTextSchema>;

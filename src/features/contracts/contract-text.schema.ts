import { z } from 'zod';

export const fileFormats = ['pdf', 'docx', 'doc', 'txt'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** A structural unit of the text. `start` and `end` are UTF-16 offsets into `fileContent`. */
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

/** A text with its structure: the part of a kept measured document that an answer needs. */
export const contractTextSchema = z.object({
  text: z.string(),
  /** A text without structure, or with one of a kind that is not known here, is still a text. */
  format: z.enum(fileFormats).nullable().catch(null),
  blocks: z.array(textBlockSchema).catch([]),
});
export type ContractText = z.infer<typeof contractTextSchema>;

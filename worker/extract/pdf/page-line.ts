import { type TextPage, textPageSchema } from '#src/features/contracts/contract-text.schema.ts';
import type { PrintedLine, PrintedText } from '../printed-text';
import type { Box } from './glyphs';
import type { LineParts } from './line-parts';

/** A line as it was gathered from a page, in points with y upwards. */
export interface GatheredLine extends Box {
  text: string;
  parts: LineParts;
  /** PDFium's index of the first and last visible character. */
  first: number;
  last: number;
  bold: boolean;
  /** Where in the text small raised figures begin, as the marks of footnotes are set. */
  raised: number[];
}

/** A line of a page; a row of a table is one too, and may be printed in several. */
export type PageLine = Omit<GatheredLine, 'parts'> & PrintedText;

export interface PageText {
  /** From 1. */
  page: number;
  /** The page as it is shown. */
  paper: Box;
  lines: PageLine[];
  /** What is drawn on the page: on a blank one nothing, on a scan no text, or no more than a stamp. */
  content: 'nothing' | 'text' | 'pictures';
  /** Words that nobody looking at the page sees. */
  hidden: string;
  /** What a machine made of the page's picture, in place of its lines. */
  copied?: string;
}

export const lineHeight = (line: Box): number => line.top - line.bottom;

/** Tells of a gathered line where on the page it is printed. */
export function toPageLine(
  { parts, ...line }: GatheredLine,
  { page, paper }: Pick<PageText, 'page' | 'paper'>,
): PageLine {
  const across = (x: number) => Math.round((x - paper.left) * 10);
  const down = (y: number) => Math.round((paper.top - y) * 10);
  const printed = parts.list.map(({ start, end, top, bottom, edges }) => {
    return { page, start, end, top: down(top), bottom: down(bottom), edges: edges.map(across) };
  });
  return { ...line, printed };
}

/** Lines of a text by the pages on which they are printed. A page whose measures are none is left out. */
export function toTextPages(pages: PageText[], printed: PrintedLine[]): TextPage[] {
  const byPage = Map.groupBy(printed, ({ page }) => page);
  return pages.flatMap(({ page, paper }) => {
    const width = Math.round((paper.right - paper.left) * 10);
    const height = Math.round(lineHeight(paper) * 10);
    const lines = byPage.get(page)?.map(({ start, end, top, bottom, edges }) => [start, end, top, bottom, ...edges]);
    return textPageSchema.safeParse({ page, width, height, lines }).data ?? [];
  });
}

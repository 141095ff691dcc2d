import type { Box } from './glyphs';

/** A line of a page, in points with y upwards. */
export interface PageLine extends Box {
  text: string;
  /** PDFium's index of the first and last visible character. */
  first: number;
  last: number;
  bold: boolean;
  /** Where in the text small raised figures begin, as the marks of footnotes are set. */
  raised: number[];
}

export interface PageText {
  /** From 1. */
  page: number;
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

import { ExtractionError } from '../extracted-document';
import type { Pdfium } from './pdfium-instance';

/** A page of small print has some 10,000 characters. */
const mostOnPage = 150_000;

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A character with its place on the page as it is shown, in points. */
export interface Glyph extends Box {
  char: string;
  /** PDFium added the character because of a gap or a new line; it has no place. */
  generated: boolean;
  /** Index in PDFium's text page. */
  index: number;
}

/** Moves a box of an unrotated page to where it is seen. `quarter` is the page's clockwise turn in quarters. */
export function turn(box: Box, quarter: number): Box {
  const { left, right, top, bottom } = box;
  if (quarter === 1) return { left: bottom, right: top, top: -left, bottom: -right };
  if (quarter === 2) return { left: -right, right: -left, top: -bottom, bottom: -top };
  if (quarter === 3) return { left: -top, right: -bottom, top: right, bottom: left };
  return box;
}

const nowhere: Box = { left: 0, right: 0, top: 0, bottom: 0 };

/** Reads the characters of a text page in the order in which they were drawn. */
export function readGlyphs({ exports }: Pdfium, textPage: number, quarter: number): Glyph[] {
  const { FPDFText_CountChars, FPDFText_GetUnicode, FPDFText_GetLooseCharBox, FPDFText_IsGenerated } = exports;
  const { malloc, free } = exports;
  const count = FPDFText_CountChars(textPage);
  if (count > mostOnPage) throw new ExtractionError('contracts.file_hostile');
  const rectangle = malloc(16);
  const glyphs: Glyph[] = [];
  let heap = new Float32Array(exports.memory.buffer);
  for (let index = 0; index < count; index++) {
    const code = FPDFText_GetUnicode(textPage, index);
    const char = code >= 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
    const generated = (code === 32 || code === 13 || code === 10) && FPDFText_IsGenerated(textPage, index) === 1;
    if (generated || !FPDFText_GetLooseCharBox(textPage, index, rectangle)) {
      glyphs.push({ char, ...nowhere, generated: true, index });
      continue;
    }
    if (heap.length === 0) heap = new Float32Array(exports.memory.buffer);
    const at = rectangle >> 2;
    const box = {
      left: heap[at] ?? 0,
      top: heap[at + 1] ?? 0,
      right: heap[at + 2] ?? 0,
      bottom: heap[at + 3] ?? 0,
    };
    const { left, right, top, bottom } = turn(box, quarter);
    // In lines that PDFium has put into another order the spaces it added have a place, but no size.
    const added = code === 32 && box.left === box.right;
    glyphs.push({ char, left, right, top, bottom, generated: added, index });
  }
  free(rectangle);
  return glyphs;
}

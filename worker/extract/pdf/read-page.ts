import { hasVisible } from '../clean-text';
import { readGlyphs, turn } from './glyphs';
import { splitHidden } from './hidden-glyphs';
import { type PageLine, type PageText, toPageLine } from './page-line';
import { gatherLines } from './page-lines';
import type { Pdfium } from './pdfium-instance';
import { gatherRightToLeftLines, isRightToLeft } from './right-to-left';
import { joinWrappedRows, withoutNumberCell } from './table-rows';

const boldFrom = 600;

/** What was drawn, by which the work that a file makes is bounded. */
type ReadPage = PageText & { drawn: { glyphs: number; objects: number } };

const unreadPage = (page: number): ReadPage => ({
  page,
  paper: { left: 0, right: 0, top: 0, bottom: 0 },
  lines: [],
  content: 'pictures',
  hidden: '',
  drawn: { glyphs: 0, objects: 0 },
});

function pageBox({ exports }: Pdfium, page: number) {
  const { malloc, free, FPDF_GetPageBoundingBox } = exports;
  const pointer = malloc(16);
  const found = FPDF_GetPageBoundingBox(page, pointer);
  const [left = 0, top = 0, right = 0, bottom = 0] = new Float32Array(exports.memory.buffer, pointer, 4);
  free(pointer);
  return found ? { left, top, right, bottom } : { left: 0, top: 14_400, right: 14_400, bottom: 0 };
}

function isBold({ exports }: Pdfium, textPage: number, line: PageLine): boolean {
  const weight = (index: number) => exports.FPDFText_GetFontWeight(textPage, index);
  return weight(line.first) >= boldFrom && weight(line.last) >= boldFrom;
}

const textType = 1;
const imageType = 3;
/** Visible characters. */
const longestStamp = 150;
const coveredFrom = 0.6;

function contentOf({ exports }: Pdfium, page: number, lines: PageLine[]): PageText['content'] {
  if (lines.length > 0) return 'text';
  const count = exports.FPDFPage_CountObjects(page);
  for (let index = 0; index < count; index++) {
    if (exports.FPDFPageObj_GetType(exports.FPDFPage_GetObject(page, index)) === textType) return 'text';
  }
  return count === 0 ? 'nothing' : 'pictures';
}

/** Whether a page is a picture with no more text on it than a stamp: an envelope's number, a date of receipt. */
function isStamped(pdfium: Pdfium, page: number, lines: PageLine[]): boolean {
  const text = lines.map((line) => line.text).join('');
  if (text === '' || hasVisible(text, longestStamp)) return false;
  const { left, right, top, bottom } = pageBox(pdfium, page);
  return pictureArea(pdfium, page) > coveredFrom * (right - left) * (top - bottom);
}

function pictureArea({ exports }: Pdfium, page: number): number {
  const count = exports.FPDFPage_CountObjects(page);
  const pointer = exports.malloc(16);
  let area = 0;
  for (let index = 0; index < count; index++) {
    const object = exports.FPDFPage_GetObject(page, index);
    if (exports.FPDFPageObj_GetType(object) !== imageType) continue;
    if (!exports.FPDFPageObj_GetBounds(object, pointer, pointer + 4, pointer + 8, pointer + 12)) continue;
    const [left = 0, bottom = 0, right = 0, top = 0] = new Float32Array(exports.memory.buffer, pointer, 4);
    area += (right - left) * (top - bottom);
  }
  exports.free(pointer);
  return area;
}

/** Reads one page of an open document; `index` counts from 0. A page that does not open has no lines. */
export function readPage(pdfium: Pdfium, document: number, index: number): ReadPage {
  const { api } = pdfium;
  const page = api.FPDF_LoadPage(document, index);
  if (!page) return unreadPage(index + 1);
  const textPage = api.FPDFText_LoadPage(page);
  try {
    if (!textPage) return unreadPage(index + 1);
    const quarter = api.FPDFPage_GetRotation(page);
    const paper = turn(pageBox(pdfium, page), quarter);
    const glyphs = readGlyphs(pdfium, textPage, quarter);
    const { shown, hidden, recognised } = splitHidden(pdfium, { page, textPage, glyphs, paper, quarter });
    const gathered = isRightToLeft(shown)
      ? gatherRightToLeftLines(pdfium, { textPage, glyphs: shown, quarter })
      : gatherLines(shown);
    const lines = joinWrappedRows(
      gathered.map((line) => toPageLine(withoutNumberCell(line), { page: index + 1, paper })),
    );
    for (const line of lines) line.bold = isBold(pdfium, textPage, line);
    return {
      page: index + 1,
      paper,
      lines,
      drawn: { glyphs: glyphs.length, objects: pdfium.exports.FPDFPage_CountObjects(page) },
      content: !recognised && isStamped(pdfium, page, lines) ? 'pictures' : contentOf(pdfium, page, lines),
      hidden: hidden
        .map(({ char }) => char)
        .join('')
        .replace(/\s+/g, ' ')
        .trim(),
    };
  } finally {
    if (textPage) api.FPDFText_ClosePage(textPage);
    api.FPDF_ClosePage(page);
  }
}

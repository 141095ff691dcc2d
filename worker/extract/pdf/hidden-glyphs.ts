import type { Box, Glyph } from './glyphs';
import type { Pdfium } from './pdfium-instance';

const invisibleMode = 3;
const smallestReadable = 2.5;
const whiteFrom = 250;
const textType = 1;
/** Of a page full of lines and small signs, the largest are what letters stand on. */
const mostBackgrounds = 500;
const readable = /[\p{L}\p{N}]/u;

type Ink = 'visible' | 'invisible' | 'white';

function withInts<T>(
  { exports }: Pdfium,
  count: number,
  use: (pointers: number[], read: (index: number) => number) => T,
): T {
  const { malloc, free } = exports;
  const start = malloc(count * 4);
  const pointers = Array.from({ length: count }, (_, index) => start + index * 4);
  try {
    return use(pointers, (index) => new DataView(exports.memory.buffer).getUint32(start + index * 4, true));
  } finally {
    free(start);
  }
}

function fillColour(pdfium: Pdfium, object: number): { white: boolean; clear: boolean } | null {
  return withInts(pdfium, 4, (pointers, read) => {
    if (!pdfium.exports.FPDFPageObj_GetFillColor(object, ...pointers)) return null;
    return { white: [0, 1, 2].every((index) => read(index) >= whiteFrom), clear: read(3) === 0 };
  });
}

function inkOf(pdfium: Pdfium, object: number): Ink {
  if (!object) return 'visible';
  const mode = pdfium.exports.FPDFTextObj_GetTextRenderMode(object);
  if (mode === invisibleMode) return 'invisible';
  const colour = mode === 0 ? fillColour(pdfium, object) : null;
  if (colour?.clear) return 'invisible';
  return colour?.white ? 'white' : 'visible';
}

/** The size at which a character is set, in points. Boxes hug the ink and are no measure. */
export function sizeOf(pdfium: Pdfium, textPage: number, index: number): number {
  const matrix = pdfium.exports.malloc(24);
  const found = pdfium.exports.FPDFText_GetMatrix(textPage, index, matrix);
  const [, , c = 0, d = 1] = new Float32Array(pdfium.exports.memory.buffer, matrix, 4);
  pdfium.exports.free(matrix);
  return pdfium.api.FPDFText_GetFontSize(textPage, index) * (found ? Math.hypot(c, d) : 1);
}

/** Everything drawn that is no text and not white: what white letters could stand on. */
function backgrounds(pdfium: Pdfium, page: number): Box[] {
  const { exports } = pdfium;
  const boxes: Box[] = [];
  const count = exports.FPDFPage_CountObjects(page);
  for (let index = 0; index < count; index++) {
    const object = exports.FPDFPage_GetObject(page, index);
    if (exports.FPDFPageObj_GetType(object) === textType || fillColour(pdfium, object)?.white) continue;
    withInts(pdfium, 4, (pointers) => {
      if (!exports.FPDFPageObj_GetBounds(object, ...pointers)) return;
      const [left = 0, bottom = 0, right = 0, top = 0] = new Float32Array(exports.memory.buffer, pointers[0] ?? 0, 4);
      boxes.push({ left, bottom, right, top });
    });
  }
  if (boxes.length <= mostBackgrounds) return boxes;
  const area = ({ left, right, bottom, top }: Box) => (right - left) * (top - bottom);
  return boxes.toSorted((a, b) => area(b) - area(a)).slice(0, mostBackgrounds);
}

const contains = (outer: Box, x: number, y: number) =>
  x >= outer.left && x <= outer.right && y >= outer.bottom && y <= outer.top;

/**
 * Splits off the characters that nobody looking at the page sees: drawn without ink, white on white, too small to
 * read, or beside the page. A page whose text is mostly inkless is a scan with recognised text under the picture.
 */
export function splitHidden(
  pdfium: Pdfium,
  {
    page,
    textPage,
    glyphs,
    paper,
    quarter,
  }: { page: number; textPage: number; glyphs: Glyph[]; paper: Box; quarter: number },
): { shown: Glyph[]; hidden: Glyph[]; recognised: boolean } {
  const inks = new Map<number, Ink>();
  const sizes = new Map<number, number>();
  const isSmall = (object: number, index: number) => {
    const size = sizes.get(object) ?? sizeOf(pdfium, textPage, index);
    sizes.set(object, size);
    return size < smallestReadable;
  };
  let beneath: Box[] | null = null;
  let inkless = 0;
  const marks = glyphs.map((glyph): Ink | 'elsewhere' => {
    if (glyph.generated) return 'visible';
    const object = pdfium.exports.FPDFText_GetTextObject(textPage, glyph.index);
    let ink = inks.get(object) ?? inkOf(pdfium, object);
    inks.set(object, ink);
    if (ink === 'white' && quarter === 0) {
      beneath ??= backgrounds(pdfium, page);
      const x = (glyph.left + glyph.right) / 2;
      const y = (glyph.top + glyph.bottom) / 2;
      if (beneath.some((box) => contains(box, x, y))) ink = 'visible';
    }
    if (ink === 'invisible') inkless++;
    const outside =
      glyph.right < paper.left || glyph.left > paper.right || glyph.top < paper.bottom || glyph.bottom > paper.top;
    const small = glyph.top - glyph.bottom < smallestReadable && readable.test(glyph.char);
    if (outside || (small && isSmall(object, glyph.index))) return 'elsewhere';
    return ink === 'white' && quarter !== 0 ? 'visible' : ink;
  });
  const recognised = inkless > glyphs.length / 2;
  const isHidden = (index: number) => {
    const mark = marks[index];
    return mark === 'elsewhere' || mark === 'white' || (mark === 'invisible' && !recognised);
  };
  const shown: Glyph[] = [];
  const hidden: Glyph[] = [];
  let last = shown;
  glyphs.forEach((glyph, index) => {
    if (!glyph.generated) last = isHidden(index) ? hidden : shown;
    if (last === hidden && glyph.char === '\n') shown.push(glyph);
    last.push(glyph);
  });
  return { shown, hidden, recognised };
}

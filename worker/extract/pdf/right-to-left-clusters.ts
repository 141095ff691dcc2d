import { type Glyph, turn } from './glyphs';
import { sizeOf } from './hidden-glyphs';
import type { Pdfium } from './pdfium-instance';
import type { Cluster } from './visual-order';

const rtlLetter = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const tanwin = /[\u064B-\u064D]/;
const leadingMarks = /^(\p{M}+)([^\p{M}])/u;
const presentationForms = /[\uFB1D-\uFDFF\uFE70-\uFEFC]/gu;
const alef = '[\u0622\u0623\u0625\u0627\u0671]';
const lamAlef = new RegExp(`^\u0644\\p{M}*${alef}`, 'u');
const alefLam = new RegExp(`^(${alef})(\\p{M}*)\u0644`, 'u');

export interface PlacedGlyph extends Glyph {
  /** Where it stands on the base line. Characters of one glyph have one origin, or nearly. */
  x: number;
  y: number;
  /** The size at which it is set, in points; 0 for what PDFium added. */
  size: number;
}

/** A stroke on the base line as wide as its glyph: it stretches a word and stands for no letter. */
function isStretch({ exports }: Pdfium, textPage: number, glyph: Glyph, y: number, size: number): boolean {
  if (glyph.char.trim() === '' || rtlLetter.test(glyph.char)) return false;
  const pointer = exports.malloc(32);
  const found = exports.FPDFText_GetCharBox(textPage, glyph.index, pointer, pointer + 8, pointer + 16, pointer + 24);
  const [left = 0, right = 0, bottom = 0, top = 0] = new Float64Array(exports.memory.buffer, pointer, 4);
  exports.free(pointer);
  const flat = top - bottom < 0.15 * size && Math.abs(bottom - y) < 0.1 * size;
  return found !== 0 && flat && right - left > 0.9 * (glyph.right - glyph.left);
}

/** Asks for the origin of each character; only pages that need it pay for it. */
export function placeGlyphs(
  pdfium: Pdfium,
  { textPage, glyphs, quarter }: { textPage: number; glyphs: Glyph[]; quarter: number },
): PlacedGlyph[] {
  const { exports } = pdfium;
  const pointer = exports.malloc(16);
  const sizes = new Map<number, number>();
  const placed = glyphs.map((glyph): PlacedGlyph => {
    const found = exports.FPDFText_GetCharOrigin(textPage, glyph.index, pointer, pointer + 8);
    const [x = 0, y = 0] = found ? new Float64Array(exports.memory.buffer, pointer, 2) : [];
    const seen = turn({ left: x, right: x, top: y, bottom: y }, quarter);
    if (glyph.generated) return { ...glyph, left: seen.left, right: seen.left, x: seen.left, y: seen.bottom, size: 0 };
    const object = exports.FPDFText_GetTextObject(textPage, glyph.index);
    const size = sizes.get(object) ?? sizeOf(pdfium, textPage, glyph.index);
    sizes.set(object, size);
    const stretch = quarter === 0 && isStretch(pdfium, textPage, glyph, y, size);
    return { ...glyph, char: stretch ? '' : glyph.char, x: seen.left, y: seen.bottom, size };
  });
  exports.free(pointer);
  return placed;
}

/** Depending on how a page was drawn, PDFium turns the characters of one glyph round with the line, or does not. */
function isTurned(clusters: PlacedGlyph[][]): boolean {
  const texts = clusters.map((cluster) => cluster.map(({ char }) => char).join(''));
  return texts.filter((text) => alefLam.test(text)).length > texts.filter((text) => lamAlef.test(text)).length;
}

function toCluster(glyphs: PlacedGlyph[], first: PlacedGlyph, turned: boolean): PlacedCluster {
  const chars = glyphs.map(({ char }) => char);
  const raw = turned && chars.some((char) => rtlLetter.test(char)) ? chars.reverse().join('') : chars.join('');
  const text = raw
    .replace(leadingMarks, '$2$1')
    .replace(alefLam, '\u0644$2$1')
    .replace(presentationForms, (form) => form.normalize('NFKC'));
  return {
    text,
    at: first.x,
    left: glyphs.reduce((least, { left }) => Math.min(least, left), Infinity),
    right: glyphs.reduce((most, { right }) => Math.max(most, right), -Infinity),
    baseline: first.y,
    size: first.size,
    index: first.index,
  };
}

export interface PlacedCluster extends Cluster {
  baseline: number;
  size: number;
  /** PDFium's index of its first character. */
  index: number;
}

const isOneGlyph = (a: PlacedGlyph, b: PlacedGlyph) => Math.hypot(a.x - b.x, a.y - b.y) < 0.04 * a.size;

/**
 * What is drawn as one, in drawing order; null where PDFium saw a line end, as it does behind an ending like "اً" that is
 * raised. A space without width says that PDFium took words to end there, or that such an ending does.
 */
export function gatherClusters(glyphs: PlacedGlyph[]): (PlacedCluster | null)[] {
  const groups: PlacedGlyph[][] = [];
  let open: PlacedGlyph[] = [];
  const close = () => {
    if (open.length > 0) groups.push(open);
    open = [];
  };
  for (const glyph of glyphs) {
    const [first] = open;
    if (glyph.generated || !first || !isOneGlyph(first, glyph)) close();
    if (!glyph.generated) open.push(glyph);
    else if (glyph.char === '\n') {
      if (groups.at(-1)?.some(({ char }) => tanwin.test(char))) groups.push([{ ...glyph, char: ' ' }]);
      groups.push([]);
    } else if (glyph.char === ' ') groups.push([glyph]);
  }
  close();
  const turned = isTurned(groups);
  return groups.map((group) => (group[0] ? toCluster(group, group[0], turned) : null));
}

import type { Box, Glyph } from './glyphs';
import { sizeOf } from './hidden-glyphs';
import type { Pdfium } from './pdfium-instance';
import type { Cluster } from './visual-order';

const rtlLetter = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const leadingMarks = /^(\p{M}+)([^\p{M}])/u;
const presentationForms = /[\uFB1D-\uFDFF\uFE70-\uFEFC]/gu;
const alef = '[\u0622\u0623\u0625\u0627\u0671]';
const lamAlef = new RegExp(`^\u0644\\p{M}*${alef}`, 'u');
const alefLam = new RegExp(`^(${alef})(\\p{M}*)\u0644`, 'u');

export interface PlacedGlyph extends Glyph {
  /** Characters of one glyph have one origin. */
  origin: string;
  /** The size at which it is set, in points. */
  size: number;
}

/** A stroke on the base line as wide as its glyph: it stretches a word and stands for no letter. */
function isStretch({ exports }: Pdfium, textPage: number, glyph: PlacedGlyph, y: number): boolean {
  if (glyph.char.trim() === '' || rtlLetter.test(glyph.char)) return false;
  const pointer = exports.malloc(32);
  const found = exports.FPDFText_GetCharBox(textPage, glyph.index, pointer, pointer + 8, pointer + 16, pointer + 24);
  const [left = 0, right = 0, bottom = 0, top = 0] = new Float64Array(exports.memory.buffer, pointer, 4);
  exports.free(pointer);
  const flat = top - bottom < 0.15 * glyph.size && Math.abs(bottom - y) < 0.1 * glyph.size;
  return found !== 0 && flat && right - left > 0.9 * (glyph.right - glyph.left);
}

/** Asks for the origin of each character; only pages that need it pay for it. */
export function placeGlyphs(pdfium: Pdfium, textPage: number, glyphs: Glyph[]): PlacedGlyph[] {
  const { exports } = pdfium;
  const pointer = exports.malloc(16);
  const sizes = new Map<number, number>();
  const placed = glyphs.flatMap((glyph): PlacedGlyph[] => {
    if (glyph.generated || !exports.FPDFText_GetCharOrigin(textPage, glyph.index, pointer, pointer + 8)) {
      return [{ ...glyph, generated: true, origin: '', size: 0 }];
    }
    const [x = 0, y = 0] = new Float64Array(exports.memory.buffer, pointer, 2);
    const object = exports.FPDFText_GetTextObject(textPage, glyph.index);
    const size = sizes.get(object) ?? sizeOf(pdfium, textPage, glyph.index);
    sizes.set(object, size);
    const here = { ...glyph, origin: `${x.toFixed(2)} ${y.toFixed(2)}`, size };
    return isStretch(pdfium, textPage, here, y) ? [] : [here];
  });
  exports.free(pointer);
  return placed;
}

/** Depending on how a page was drawn, PDFium turns the characters of one glyph round with the line, or does not. */
function isTurned(clusters: PlacedGlyph[][]): boolean {
  const texts = clusters.map((cluster) => cluster.map(({ char }) => char).join(''));
  return texts.filter((text) => alefLam.test(text)).length > texts.filter((text) => lamAlef.test(text)).length;
}

function toCluster(glyphs: PlacedGlyph[], turned: boolean): Cluster & Box {
  const chars = glyphs.map(({ char }) => char);
  const raw = turned && chars.some((char) => rtlLetter.test(char)) ? chars.reverse().join('') : chars.join('');
  const text = raw
    .replace(leadingMarks, '$2$1')
    .replace(alefLam, '\u0644$2$1')
    .replace(presentationForms, (form) => form.normalize('NFKC'));
  return {
    text,
    left: Math.min(...glyphs.map(({ left }) => left)),
    right: Math.max(...glyphs.map(({ right }) => right)),
    top: Math.max(...glyphs.map(({ top }) => top)),
    bottom: Math.min(...glyphs.map(({ bottom }) => bottom)),
  };
}

export type PlacedCluster = Cluster & Box & { size: number; index: number };

/** What is drawn as one, in drawing order; null where PDFium saw a line end. */
export function gatherClusters(glyphs: PlacedGlyph[]): (PlacedCluster | null)[] {
  const groups: PlacedGlyph[][] = [];
  let open: PlacedGlyph[] = [];
  for (const glyph of glyphs) {
    if (glyph.generated || glyph.origin !== open[0]?.origin) {
      if (open.length > 0) groups.push(open);
      open = [];
    }
    if (!glyph.generated) open.push(glyph);
    else if (glyph.char === '\n') groups.push([]);
  }
  if (open.length > 0) groups.push(open);
  const turned = isTurned(groups);
  return groups.map((group) => {
    const [first] = group;
    return first ? { ...toCluster(group, turned), size: first.size, index: first.index } : null;
  });
}

import type { Box, Glyph } from './glyphs';
import { LineParts } from './line-parts';
import type { GatheredLine } from './page-line';
import type { Pdfium } from './pdfium-instance';
import { gatherClusters, type PlacedCluster, placeGlyphs } from './right-to-left-clusters';
import { type Cluster, toReadingOrder, turnBrackets } from './visual-order';

const rtlLetter = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const mark = /^\p{M}+$/u;
const fewestShare = 0.2;
const columnGap = 2;
const nearLines = 4;
const nearMarks = 60;
const nearLetters = 12;
/** In sizes of the letters. */
const cellGap = 2.4;
const twice = /(\p{M})(?=\p{M}{0,60}\1)/gu;
/** Base lines nearer than this share of the size are one. */
const sameLine = 0.3;
const ascent = 0.9;
const descent = 0.3;

/** Hebrew and Arabic with their presentation forms, by code: asked for every character of every document. */
function isRtlCode(code: number): boolean {
  return (code >= 0x0590 && code <= 0x08ff) || (code >= 0xfb1d && code <= 0xfefc);
}

export function isRightToLeft(glyphs: Glyph[]): boolean {
  let letters = 0;
  let rightToLeft = 0;
  for (const { char } of glyphs) {
    const code = char.charCodeAt(0);
    if (code < 0x41) continue;
    letters++;
    if (isRtlCode(code)) rightToLeft++;
  }
  return rightToLeft > letters * fewestShare;
}

interface Line {
  clusters: PlacedCluster[];
  left: number;
  right: number;
  baseline: number;
  size: number;
}

const isHint = ({ text, left, right }: Cluster) => text === ' ' && left === right;

/** A line of clusters; hints and marks stand off the base line and tell nothing of it. */
function toLine(clusters: PlacedCluster[]): Line {
  const drawn = clusters.filter((cluster) => !isHint(cluster));
  const letters = drawn.filter(({ text }) => !mark.test(text));
  const bySize = (letters.length > 0 ? letters : drawn).toSorted((a, b) => a.size - b.size);
  const { baseline = 0, size = 0 } = bySize[bySize.length >> 1] ?? {};
  const line: Line = { clusters, left: Infinity, right: -Infinity, baseline, size };
  for (const cluster of drawn) widen(line, cluster);
  return line;
}

function widen(line: Line, { left, right }: { left: number; right: number }): void {
  line.left = Math.min(line.left, left);
  line.right = Math.max(line.right, right);
}

/** Runs of clusters that PDFium took to be of one line, cut where the base line changes. */
function fragmentsOf(clusters: (PlacedCluster | null)[]): Line[] {
  const runs: PlacedCluster[][] = [];
  let run: PlacedCluster[] = [];
  let letter: PlacedCluster | null = null;
  for (const cluster of clusters) {
    const off = cluster && letter && Math.abs(cluster.baseline - letter.baseline) > sameLine * letter.size;
    if (!cluster || (off && !isHint(cluster) && !mark.test(cluster.text))) {
      runs.push(run);
      run = [];
      letter = null;
    }
    if (!cluster) continue;
    run.push(cluster);
    if (!isHint(cluster) && !mark.test(cluster.text)) letter ??= cluster;
  }
  runs.push(run);
  return runs.filter((each) => each.some((cluster) => !isHint(cluster))).map(toLine);
}

/** A letter whose marks were raised is drawn as a piece of its own, often long after its line. */
const isMark = ({ clusters }: Line) => clusters.length <= 2 && clusters.some(({ text }) => /\p{M}/u.test(text));

/** Pieces of one line come apart where a mark is raised, the direction changes or the cell of a table ends. */
function joinFragments(fragments: Line[]): Line[] {
  const lines: Line[] = [];
  for (const fragment of fragments) {
    const raised = isMark(fragment);
    const near = lines.slice(raised ? -nearMarks : -nearLines);
    const line = near.find((other) => {
      const size = Math.max(other.size, fragment.size);
      const gap = Math.max(other.left, fragment.left) - Math.min(other.right, fragment.right);
      const apart = Math.abs(other.baseline - fragment.baseline);
      const nextCell = other === lines.at(-1) && fragment.right <= other.left;
      return apart < (raised ? 0.7 : sameLine) * size && (nextCell || gap < columnGap * size);
    });
    if (!line) {
      lines.push(fragment);
      continue;
    }
    for (const cluster of fragment.clusters) line.clusters.push(cluster);
    widen(line, fragment);
  }
  return lines;
}

/** Gives marks that were drawn by themselves to the letter under them. Takes and gives clusters from left to right. */
function attachMarks(clusters: Cluster[]): Cluster[] {
  const bearers = new Map<Cluster, string>();
  clusters.forEach(({ text, left, right }, at) => {
    if (!mark.test(text)) return;
    const centre = (left + right) / 2;
    const distance = (each: Cluster) => Math.max(each.left - centre, centre - each.right, 0);
    const near = clusters
      .slice(Math.max(0, at - nearLetters), at + nearLetters)
      .filter((each) => rtlLetter.test(each.text) && !mark.test(each.text));
    if (near.length === 0) return;
    const bearer = near.reduce((best, each) => (distance(each) < distance(best) ? each : best));
    bearers.set(bearer, (bearers.get(bearer) ?? '') + text);
  });
  const withMarks = (each: Cluster) => each.text.replace(twice, '') + (bearers.get(each) ?? '').replace(twice, '');
  return clusters.filter(({ text }) => !mark.test(text)).map((each) => ({ ...each, text: withMarks(each) }));
}

/** A space that stands under a letter separates nothing. */
function isCovered({ text, left, right }: Cluster, near: Cluster[]): boolean {
  if (text !== ' ') return false;
  return near.some(
    (other) =>
      other.text.trim() !== '' && Math.min(other.right, right) - Math.max(other.left, left) > 0.9 * (right - left),
  );
}

/**
 * Clusters from left to right with a space wherever a gap on the page shows that none was drawn, and a tab where it is
 * as wide as between the cells of a table. PDFium's own guess makes a narrow gap do.
 */
function withSpaces(clusters: Cluster[], size: number): Cluster[] {
  const sorted = clusters.toSorted((a, b) => a.at - b.at);
  const hints = sorted.filter(isHint).map(({ at }) => at);
  const drawn = sorted.filter((cluster) => !isHint(cluster));
  const pieces = attachMarks(drawn.filter((each, at) => !isCovered(each, drawn.slice(Math.max(0, at - 3), at + 4))));
  let edge: number | null = null;
  let hint = 0;
  return pieces.flatMap((cluster) => {
    const from = edge ?? cluster.left;
    edge = Math.max(from, cluster.right);
    while (hint < hints.length && (hints[hint] as number) <= from - 0.1 * size) hint++;
    const hinted = (hints[hint] ?? Infinity) < cluster.left + 0.1 * size;
    const gap = cluster.left - from;
    if (gap < (hinted ? 0.12 : 0.4) * size) return [cluster];
    const text = gap > cellGap * size ? '\t' : ' ';
    return [{ text, at: (from + cluster.left) / 2, left: from, right: cluster.left }, cluster];
  });
}

/** Cells follow each other from right to left, whatever is written in them. */
function readCells(pieces: Cluster[], heights: Pick<Box, 'top' | 'bottom'>): Pick<GatheredLine, 'text' | 'parts'> {
  const cells: Cluster[][] = [[]];
  for (const piece of pieces) {
    if (piece.text === '\t') cells.push([]);
    else cells.at(-1)?.push(piece);
  }
  const parts = new LineParts();
  const texts = cells.reverse().map((cell) => {
    const ordered = toReadingOrder(cell);
    for (const { text, left, right } of ordered) parts.add(text, 0, { left, right, ...heights });
    parts.gap();
    const text = ordered.map((piece) => piece.text).join('');
    return text.replace(/\s+/g, ' ').trim();
  });
  const text = texts.filter((cell) => cell !== '').join('\t');
  // All at one height.
  for (const part of parts.list) part.end = text.length;
  return { text, parts };
}

/**
 * The lines of a page in a right-to-left script, put together from where its characters stand. Their left and right
 * are mirrored, so that a line begins at its left for whoever puts paragraphs together.
 */
export function gatherRightToLeftLines(
  pdfium: Pdfium,
  drawn: { textPage: number; glyphs: Glyph[]; quarter: number },
): GatheredLine[] {
  const lines = joinFragments(fragmentsOf(gatherClusters(placeGlyphs(pdfium, drawn))));
  const heightsOf = ({ baseline, size }: Line) => ({
    top: baseline + ascent * size,
    bottom: baseline - descent * size,
  });
  const read = lines.map((line) => readCells(withSpaces(line.clusters, line.size), heightsOf(line)));
  return turnBrackets(read.map(({ text }) => text)).flatMap((text, index) => {
    const line = lines[index] as Line;
    const { left, right, clusters } = line;
    if (text === '') return [];
    const [first, last] = [clusters[0]?.index ?? 0, clusters.at(-1)?.index ?? 0];
    const parts = read[index]?.parts ?? new LineParts();
    return { text, parts, left: -right, right: -left, ...heightsOf(line), first, last, bold: false, raised: [] };
  });
}

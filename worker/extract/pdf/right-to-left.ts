import type { Glyph } from './glyphs';
import type { PageLine } from './page-line';
import type { Pdfium } from './pdfium-instance';
import { gatherClusters, type PlacedCluster, placeGlyphs } from './right-to-left-clusters';
import { type Cluster, toReadingOrder, turnBrackets } from './visual-order';

const rtlLetter = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const mark = /^\p{M}+$/u;
const fewestShare = 0.2;
const columnGap = 2;
const nearLines = 4;
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

function toLine(clusters: PlacedCluster[]): Line {
  const drawn = clusters.filter((cluster) => !isHint(cluster));
  const letters = drawn.filter(({ text }) => !mark.test(text));
  const bySize = (letters.length > 0 ? letters : drawn).toSorted((a, b) => a.size - b.size);
  return {
    clusters,
    left: Math.min(...drawn.map(({ left }) => left)),
    right: Math.max(...drawn.map(({ right }) => right)),
    baseline: bySize[bySize.length >> 1]?.baseline ?? 0,
    size: bySize[bySize.length >> 1]?.size ?? 0,
  };
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

/** Pieces of one line come apart where a mark is raised or the direction changes. */
function joinFragments(fragments: Line[]): Line[] {
  const lines: Line[] = [];
  for (const fragment of fragments) {
    const raised = isMark(fragment);
    const near = raised ? lines : lines.slice(-nearLines);
    const index = near.findIndex((other) => {
      const size = Math.max(other.size, fragment.size);
      const gap = Math.max(other.left, fragment.left) - Math.min(other.right, fragment.right);
      const apart = Math.abs(other.baseline - fragment.baseline);
      return apart < (raised ? 0.7 : sameLine) * size && gap < columnGap * size;
    });
    const line = near[index];
    if (!line) lines.push(fragment);
    else lines[lines.indexOf(line)] = toLine([...line.clusters, ...fragment.clusters]);
  }
  return lines;
}

/** Gives marks that were drawn by themselves to the letter under them. */
function attachMarks(clusters: Cluster[]): Cluster[] {
  const letters = clusters.filter(({ text }) => !mark.test(text));
  const marks = new Map<Cluster, string>();
  for (const { text, left, right } of clusters) {
    if (!mark.test(text)) continue;
    const centre = (left + right) / 2;
    const distance = (each: Cluster) => Math.max(each.left - centre, centre - each.right, 0);
    const bearers = letters.filter((each) => rtlLetter.test(each.text));
    if (bearers.length === 0) continue;
    const bearer = bearers.reduce((best, each) => (distance(each) < distance(best) ? each : best));
    marks.set(bearer, (marks.get(bearer) ?? '') + text);
  }
  return letters.map((each) => ({ ...each, text: each.text + (marks.get(each) ?? '') }));
}

/** A space that stands under a letter separates nothing. */
function isCovered({ text, left, right }: Cluster, clusters: Cluster[]): boolean {
  if (text !== ' ') return false;
  return clusters.some(
    (other) =>
      other.text.trim() !== '' && Math.min(other.right, right) - Math.max(other.left, left) > (right - left) / 2,
  );
}

/** Puts a space wherever a gap on the page shows that none was drawn; PDFium's own guess makes a narrow gap do. */
function withSpaces(clusters: Cluster[], size: number): Cluster[] {
  const hints = clusters.filter(isHint).map(({ at }) => at);
  const pieces = clusters.filter((cluster) => !isHint(cluster) && !isCovered(cluster, clusters));
  pieces.sort((a, b) => a.at - b.at);
  let edge = Infinity;
  return pieces.flatMap((cluster) => {
    const from = edge;
    edge = edge === Infinity ? cluster.right : Math.max(edge, cluster.right);
    const gap = cluster.left - from;
    const hinted = hints.some((x) => x > from - 0.1 * size && x < cluster.left + 0.1 * size);
    if (gap < (hinted ? 0.12 : 0.4) * size) return [cluster];
    return [{ text: ' ', at: (from + cluster.left) / 2, left: from, right: cluster.left }, cluster];
  });
}

/**
 * The lines of a page in a right-to-left script, put together from where its characters stand. Their left and right
 * are mirrored, so that a line begins at its left for whoever puts paragraphs together.
 */
export function gatherRightToLeftLines(
  pdfium: Pdfium,
  drawn: { textPage: number; glyphs: Glyph[]; quarter: number },
): PageLine[] {
  const lines = joinFragments(fragmentsOf(gatherClusters(placeGlyphs(pdfium, drawn))));
  const texts = lines.map(({ clusters, size }) => {
    const inOrder = toReadingOrder(withSpaces(attachMarks(clusters), size));
    return inOrder
      .map(({ text }) => text)
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
  });
  return turnBrackets(texts).flatMap((text, index) => {
    const { left, right, baseline, size, clusters } = lines[index] as Line;
    if (text === '') return [];
    const [first, last] = [clusters[0]?.index ?? 0, clusters.at(-1)?.index ?? 0];
    const heights = { top: baseline + ascent * size, bottom: baseline - descent * size };
    return { text, left: -right, right: -left, ...heights, first, last, bold: false };
  });
}

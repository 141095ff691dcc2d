import type { Box, Glyph } from './glyphs';
import { lineHeight, type PageLine } from './page-line';
import type { Pdfium } from './pdfium-instance';
import { gatherClusters, type PlacedCluster, placeGlyphs } from './right-to-left-clusters';
import { type Cluster, toReadingOrder, turnBrackets } from './visual-order';

const rtlLetter = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const mark = /^\p{M}+$/u;
const fewestShare = 0.2;
const columnGap = 2;
const nearLines = 4;

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

type Line = Box & { clusters: (Cluster & Box)[]; first: number; last: number; size: number };

function fragmentsOf(clusters: (PlacedCluster | null)[]): Line[] {
  const fragments: Line[] = [];
  let line: Line | null = null;
  for (const cluster of clusters) {
    if (!cluster) line = null;
    else if (line) {
      line.clusters.push(cluster);
      line.left = Math.min(line.left, cluster.left);
      line.right = Math.max(line.right, cluster.right);
      line.top = Math.max(line.top, cluster.top);
      line.bottom = Math.min(line.bottom, cluster.bottom);
      line.last = cluster.index;
    } else {
      const { left, right, top, bottom, size, index } = cluster;
      line = { clusters: [cluster], left, right, top, bottom, size, first: index, last: index };
      fragments.push(line);
    }
  }
  return fragments;
}

/** A letter whose marks were raised is drawn as a piece of its own, often long after its line. */
const isMark = ({ clusters }: Line) => clusters.length <= 2 && clusters.some(({ text }) => /\p{M}/u.test(text));

/** Pieces of one line come apart where a mark is raised or the direction changes. */
function joinFragments(fragments: Line[]): Line[] {
  const lines: Line[] = [];
  for (const fragment of fragments) {
    const near = isMark(fragment) ? lines : lines.slice(-nearLines);
    const line = near.find((other) => {
      const shared = Math.min(other.top, fragment.top) - Math.max(other.bottom, fragment.bottom);
      const low = Math.min(lineHeight(other), lineHeight(fragment));
      const gap = Math.max(other.left, fragment.left) - Math.min(other.right, fragment.right);
      return shared > 0.5 * low && gap < columnGap * Math.max(lineHeight(other), lineHeight(fragment));
    });
    if (!line) {
      lines.push(fragment);
      continue;
    }
    line.clusters.push(...fragment.clusters);
    line.left = Math.min(line.left, fragment.left);
    line.right = Math.max(line.right, fragment.right);
    line.top = Math.max(line.top, fragment.top);
    line.bottom = Math.min(line.bottom, fragment.bottom);
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

/** Puts a space wherever a gap on the page shows that none was drawn. */
function withSpaces(clusters: Cluster[], size: number): Cluster[] {
  const drawn = clusters.filter(({ text }) => text.trim() === '').length;
  const widest = size * (drawn > clusters.length / 14 ? 0.45 : 0.15);
  const leftToRight = clusters.toSorted((a, b) => a.left + a.right - (b.left + b.right));
  return leftToRight.flatMap((cluster, at) => {
    const before = leftToRight[at - 1];
    const apart = before && cluster.left - before.right > widest;
    return apart ? [{ text: ' ', left: before.right, right: cluster.left }, cluster] : [cluster];
  });
}

/** Boxes of marks and joined letters hug the ink; the others show how high the line is set. */
function setHeight(line: Line): void {
  const highest = Math.max(...line.clusters.map(lineHeight));
  const full = line.clusters.filter((cluster) => lineHeight(cluster) > highest * 0.8);
  const middle = full.toSorted((a, b) => a.top - b.top)[full.length >> 1];
  if (!middle) return;
  line.top = middle.top;
  line.bottom = middle.bottom;
}

/**
 * The lines of a page in a right-to-left script, put together from where its characters stand. Their left and right
 * are mirrored, so that a line begins at its left for whoever puts paragraphs together.
 */
export function gatherRightToLeftLines(pdfium: Pdfium, textPage: number, glyphs: Glyph[]): PageLine[] {
  const lines = joinFragments(fragmentsOf(gatherClusters(placeGlyphs(pdfium, textPage, glyphs))));
  for (const line of lines) setHeight(line);
  const texts = lines.map(({ clusters, size }) => {
    const inOrder = toReadingOrder(withSpaces(attachMarks(clusters), size));
    return inOrder
      .map(({ text }) => text)
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
  });
  return turnBrackets(texts).flatMap((text, index) => {
    const { left, right, top, bottom, first, last } = lines[index] as Line;
    return text === '' ? [] : [{ text, left: -right, right: -left, top, bottom, first, last, bold: false }];
  });
}

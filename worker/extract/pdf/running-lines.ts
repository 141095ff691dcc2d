import { lineHeight, type PageLine, type PageText } from './page-line';

/** Lines looked at, at the top and at the bottom. Where all of them come back, so does the body: a form, filled in often. */
const edge = 4;
/** Of the pages: a line set apart from the body that comes back on so many is running, or on so many wherever it is. */
const sharedApart = 0.3;
const sharedAnywhere = 0.6;
/** Points by which the place may differ from page to page. */
const samePlace = 4;
/** Line heights from the top of a line to the top of the next, from which they stand apart. */
const apart = 1.9;

const pageNumber =
  /^(?:[-–—[(|]\s*)?(?:(?:page|página|seite|pag\.?|p\.|صفحة|الصفحة)\s*)?(\d{1,4}|[\u0660-\u0669]{1,4}|[ivxlc]{1,6})(\s*(?:of|\/|von|de|sur|من)\s*(?:\d{1,4}|[\u0660-\u0669]{1,4}))?(?:\s*[-–—\])|])?$/iu;

const letter = /\p{L}/u;

/** The same line on another page: figures may differ. */
const pattern = (line: PageLine) =>
  line.text
    .toLowerCase()
    .replace(/[\d\u0660-\u0669]+/g, '#')
    .replace(/\s+/g, ' ');

interface EdgeLine {
  line: PageLine;
  /** Distance from the edge of the paper, in points. */
  place: number;
  /** More white than between lines of the body separates it from what follows inwards. */
  apart: boolean;
}

function edgesOf({ lines, paper }: PageText): EdgeLine[][] {
  const downwards = lines.toSorted((a, b) => b.top - a.top);
  const side = (ordered: PageLine[], place: (line: PageLine) => number) =>
    ordered.slice(0, edge).map((line, index) => {
      const inner = ordered[index + 1];
      const pitch = inner ? Math.abs(line.top - inner.top) / Math.min(lineHeight(line), lineHeight(inner)) : Infinity;
      return { line, place: place(line), apart: pitch > apart };
    });
  return [
    side(downwards, ({ top }) => paper.top - top),
    side(downwards.toReversed(), ({ bottom }) => bottom - paper.bottom),
  ];
}

type Places = Map<string, number[]>;

/** Where each line at one edge stands, page by page. */
function placesOf(edges: EdgeLine[][]): Places {
  const places: Places = new Map();
  for (const page of edges) {
    for (const { line, place } of page) {
      const key = pattern(line);
      places.set(key, [...(places.get(key) ?? []), place]);
    }
  }
  return places;
}

/** How often a line comes back at the same place. */
const repeats = (places: Places, { line, place }: EdgeLine) =>
  places.get(pattern(line))?.filter((other) => Math.abs(other - place) <= samePlace).length ?? 0;

const romans: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

function fromRoman(figures: string): number {
  const values = [...figures.toLowerCase()].map((letter) => romans[letter] ?? Number.NaN);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

const toNumber = (figures: string) =>
  /[a-z]/i.test(figures)
    ? fromRoman(figures)
    : Number(figures.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660)));

/** A lone figure is the number of its page if it counts as the pages do; "Page 3 of 7" says so itself. */
function isPageNumber({ text }: PageLine, page: number, offsets: Map<number, number>): boolean {
  const [whole, figure, total] = pageNumber.exec(text.trim()) ?? [];
  if (!whole || !figure) return false;
  if (total || whole.length > figure.length + 4) return true;
  const offset = toNumber(figure) - page;
  return offset === 0 || (offsets.get(offset) ?? 0) > 1;
}

/** How often the lone figures at the edges are ahead of their page by how much. */
function countOffsets(pages: PageText[], edges: EdgeLine[][][]): Map<number, number> {
  const offsets = new Map<number, number>();
  pages.forEach(({ page }, index) => {
    for (const line of new Set(edges[index]?.flat().map((each) => each.line))) {
      const figure = pageNumber.exec(line.text.trim())?.[1];
      const offset = toNumber(figure ?? '') - page;
      if (figure) offsets.set(offset, (offsets.get(offset) ?? 0) + 1);
    }
  });
  return offsets;
}

/**
 * Takes running headers, footers and page numbers out of the pages. They stand at the edge and come back at the same
 * place on other pages; from the edge inwards the first line that does not ends them. Gives back one copy of each.
 */
export function setAsideRunningLines(pages: PageText[]): PageLine[] {
  if (pages.length < 2) return [];
  const edges = pages.map(edgesOf);
  const places = [0, 1].map((side) => placesOf(edges.map((page) => page[side] ?? [])));
  const offsets = countOffsets(pages, edges);
  const kept = new Map<string, PageLine>();
  pages.forEach((page, index) => {
    const aside = new Set<PageLine>();
    edges[index]?.forEach((side, at) => {
      const counts = side.map((each) => repeats(places[at] as Places, each));
      const running = side.map((each, depth) => {
        const setApart = side.slice(depth).some((inner, from) => inner.apart && (counts[depth + from] ?? 0) > 1);
        const share = (counts[depth] ?? 0) / pages.length;
        const repeated =
          letter.test(each.line.text) && (counts[depth] ?? 0) > 1 && share >= (setApart ? sharedApart : sharedAnywhere);
        return repeated || isPageNumber(each.line, page.page, offsets);
      });
      const end = running.indexOf(false);
      if (end < 0 && side.length === edge) return;
      for (const { line } of end < 0 ? side : side.slice(0, end)) {
        aside.add(line);
        if (!isPageNumber(line, page.page, offsets) && !kept.has(pattern(line))) kept.set(pattern(line), line);
      }
    });
    page.lines = page.lines.filter((line) => !aside.has(line));
  });
  return [...kept.values()];
}

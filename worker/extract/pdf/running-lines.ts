import type { PageLine, PageText } from './page-line';

/** How many lines at the top and at the bottom of a page are looked at. */
const edge = 3;
const sharedBy = 0.3;

const pageNumber =
  /^(?:[-–—[(|]\s*)?(?:(?:page|página|seite|pag\.?|p\.|صفحة|الصفحة)\s*)?(?:\d{1,4}|[\u0660-\u0669]{1,4}|[ivxlc]{1,6})(?:\s*(?:of|\/|von|de|sur|من)\s*(?:\d{1,4}|[\u0660-\u0669]{1,4}))?(?:\s*[-–—\])|])?$/iu;

/** The same line on another page: figures may differ. */
const pattern = (line: PageLine) =>
  line.text
    .toLowerCase()
    .replace(/[\d\u0660-\u0669]+/g, '#')
    .replace(/\s+/g, ' ');

function edges(lines: PageLine[]): PageLine[][] {
  const downwards = lines.toSorted((a, b) => b.top - a.top);
  return [downwards.slice(0, edge), downwards.slice(-edge).reverse()];
}

function countPatterns(pages: PageText[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { lines } of pages) {
    const patterns = new Set(edges(lines).flat().map(pattern));
    for (const key of patterns) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/**
 * Takes running headers, footers and page numbers out of the pages. They stand at the edge and come back on other
 * pages; from the edge inwards the first line that does not ends them. Gives back one copy of each.
 */
export function setAsideRunningLines(pages: PageText[]): PageLine[] {
  const counts = countPatterns(pages);
  const enough = Math.max(2, Math.ceil(pages.length * sharedBy));
  const kept = new Map<string, PageLine>();
  for (const page of pages) {
    const aside = new Set<PageLine>();
    for (const side of edges(page.lines)) {
      for (const line of side) {
        const repeated = pages.length > 1 && (counts.get(pattern(line)) ?? 0) >= enough;
        const numbered = pages.length > 1 && pageNumber.test(line.text.trim());
        if (!repeated && !numbered) break;
        aside.add(line);
        if (!pageNumber.test(line.text.trim()) && !kept.has(pattern(line))) kept.set(pattern(line), line);
      }
    }
    page.lines = page.lines.filter((line) => !aside.has(line));
  }
  return [...kept.values()];
}

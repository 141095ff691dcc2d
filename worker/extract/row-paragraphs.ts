const longestRow = 600;
const mostCells = 100;

/**
 * A row of short cells as one line, a tab between cells; null where a table only lays out the page (one filled cell, or
 * long cells of several paragraphs) or has more cells than a row that people read.
 */
export function rowText(cells: string[][]): string | null {
  const filled = cells.filter((cell) => cell.length > 0);
  if (filled.length <= 1 || filled.length > mostCells) return null;
  const length = filled.flat().reduce((sum, text) => sum + text.length, 0);
  if (length > longestRow && filled.some((cell) => cell.length > 1)) return null;
  return filled.map((cell) => cell.join(' ').replace(/\s+/g, ' ')).join('\t');
}

/** A row as one paragraph, or the paragraphs of its cells where it is none. */
export function rowParagraphs(cells: string[][]): string[] {
  const text = rowText(cells);
  return text === null ? cells.flat() : [text];
}

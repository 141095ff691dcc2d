const longestRow = 600;
const mostCells = 100;

/**
 * A row of short cells is one paragraph, a tab between cells. Where a table only lays out the page (one filled cell, or
 * long cells of several paragraphs) its paragraphs stay separate.
 */
export function rowParagraphs(cells: string[][]): string[] {
  const filled = cells.filter((cell) => cell.length > 0);
  if (filled.length > mostCells) return filled.flat();
  const long = filled.flat().join('').length > longestRow;
  const layout = filled.length <= 1 || (long && filled.some((cell) => cell.length > 1));
  if (layout) return filled.flat();
  return [filled.map((cell) => cell.join(' ').replace(/\s+/g, ' ')).join('\t')];
}

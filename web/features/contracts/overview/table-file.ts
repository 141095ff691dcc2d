import type { Cell, Column } from './overview-columns';
import type { OverviewRow } from './overview-row.rules';

/** The headings and, below them, a line a contract. */
export function tableOf(rows: readonly OverviewRow[], columns: readonly Column[]): Cell[][] {
  const parts = columns.flatMap(({ file }) => file);
  return [parts.map(({ head }) => head()), ...rows.map((row) => parts.map(({ cell }) => cell(row)))];
}

/** Programs would take these for formulas; what was uploaded may be anyone's words. */
const formula = /^[=+\-@\t\r]/;

function csvText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = typeof cell === 'string' ? cell : cell.day;
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",;\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180, with the mark by which programs know that it is UTF-8. */
export const toCsv = (table: readonly Cell[][]): string =>
  `\uFEFF${table.map((line) => `${line.map(csvText).join(',')}\r\n`).join('')}`;

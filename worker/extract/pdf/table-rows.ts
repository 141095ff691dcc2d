import { leadingNumber } from '../clause-number';
import { appendPrinted, type PrintedText } from '../printed-text';
import { softHyphen } from './join-lines';
import { type GatheredLine, lineHeight, type PageLine } from './page-line';

/** A cell with more lines than this is a column of text. */
const mostLines = 8;
const mostCells = 40;
const closeUnder = 1.8;
const aligned = 2;

interface Row {
  cells: PageLine[][];
  /** Index of the line after it. */
  end: number;
}

function isUnder(cell: PageLine[], line: PageLine): boolean {
  const [first, last] = [cell[0] as PageLine, cell.at(-1) as PageLine];
  const height = lineHeight(line);
  const down = last.top - line.top;
  const overlaps = cell.some((each) => line.left < each.right && line.right > each.left);
  return (
    down > 0.5 * height && down < closeUnder * height && overlaps && Math.abs(line.left - first.left) < aligned * height
  );
}

/** The line stands beside the first line of the row, behind every line of its cells. */
function isNextCell(cells: PageLine[][], line: PageLine): boolean {
  const first = cells[0]?.[0] as PageLine;
  const beside = Math.abs(line.top - first.top) < 0.5 * lineHeight(line);
  return beside && cells.flat().every(({ right }) => line.left >= right - 1);
}

/** Cells are drawn one after the other, each from its top. */
function readRow(lines: PageLine[], start: number): Row {
  const cells = [[lines[start] as PageLine]];
  let end = start + 1;
  for (; end < lines.length; end++) {
    const line = lines[end] as PageLine;
    const cell = cells.at(-1) as PageLine[];
    if (cells.length < mostCells && isNextCell(cells, line)) cells.push([line]);
    else if (cell.length < mostLines && isUnder(cell, line)) cell.push(line);
    else break;
  }
  return { cells, end };
}

/** Two columns of text look like a row of two cells: what else has tabs nearby, or three columns, is a table. */
function isTableRow({ cells }: Row, before: PageLine | undefined): boolean {
  if (cells.length < 2 || cells.every((cell) => cell.length === 1)) return false;
  return cells.length > 2 || [before, ...cells.flat()].some((line) => line?.text.includes('\t'));
}

function joinCellLines(before: string, after: string): string {
  if (before.endsWith(softHyphen)) return before.slice(0, -1) + after;
  return before.endsWith('-') ? before + after : `${before} ${after}`;
}

/** Cell after cell, each line by line. */
function readCells(cells: PageLine[][]): PrintedText {
  const row: PrintedText = { text: '', printed: [] };
  for (const [index, cell] of cells.entries()) {
    const whole: PrintedText = { text: '', printed: [] };
    for (const [at, line] of cell.entries()) {
      appendPrinted(whole, line, at === 0 ? line.text : joinCellLines(whole.text, line.text));
    }
    appendPrinted(row, whole, index === 0 ? whole.text : `${row.text}\t${whole.text}`);
  }
  return row;
}

/** The number of a clause stands apart from its words, and is no cell. */
export function withoutNumberCell(line: GatheredLine): GatheredLine {
  const tab = line.text.indexOf('\t');
  const number = line.text.slice(0, tab);
  if (tab < 0 || leadingNumber(number) !== number) return line;
  return { ...line, text: `${number} ${line.text.slice(tab + 1)}` };
}

/** Puts the rows of tables whose cells have several lines into one line each, cell after cell. */
export function joinWrappedRows(lines: PageLine[]): PageLine[] {
  const joined: PageLine[] = [];
  for (let at = 0; at < lines.length; ) {
    const row = readRow(lines, at);
    const first = lines[at] as PageLine;
    if (!isTableRow(row, joined.at(-1))) {
      joined.push(first);
      at++;
      continue;
    }
    const all = row.cells.flat();
    const right = Math.max(...all.map((line) => line.right));
    joined.push({ ...first, ...readCells(row.cells), right, last: all.at(-1)?.last ?? first.last });
    at = row.end;
  }
  return joined;
}

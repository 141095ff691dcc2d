import { leadingNumber } from '../clause-number';
import { softHyphen } from './join-lines';
import { lineHeight, type PageLine } from './page-line';

/** A cell with more lines than this is a column of text. */
const mostLines = 8;
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
    if (isNextCell(cells, line)) cells.push([line]);
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

const textOf = (cell: PageLine[]) =>
  cell
    .map(({ text }) => text)
    .reduce((whole, text) => {
      if (whole.endsWith(softHyphen)) return whole.slice(0, -1) + text;
      return whole.endsWith('-') ? whole + text : `${whole} ${text}`;
    });

/** The number of a clause stands apart from its words, and is no cell. */
export function withoutNumberCell(line: PageLine): PageLine {
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
    joined.push({ ...first, text: row.cells.map(textOf).join('\t'), right, last: all.at(-1)?.last ?? first.last });
    at = row.end;
  }
  return joined;
}

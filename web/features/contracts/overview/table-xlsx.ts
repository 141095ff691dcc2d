import writeExcelFile, { type SheetData } from 'write-excel-file/universal';
import type { Cell } from './overview-columns';

const fontWeight = 'bold';

function toCell(cell: Cell) {
  if (cell === null) return null;
  // Texts are written as texts: nothing in them is a formula.
  if (typeof cell === 'string')
    return { type: String, value: cell.replaceAll(/\p{Cc}+/gu, ' ').toWellFormed(), wrap: true };
  if (typeof cell === 'number') return { type: Number, value: cell, format: '#,##0.00##' };
  return { type: Date, value: new Date(`${cell.day}T00:00:00Z`), format: 'yyyy-mm-dd' };
}

/** The table as a workbook of one sheet, read from the side that its language is. */
export function toXlsx(
  [head = [], ...lines]: readonly Cell[][],
  { sheet, fromRight }: { sheet: string; fromRight: boolean },
) {
  const data: SheetData = [
    head.map((cell) => ({ type: String, value: String(cell), fontWeight })),
    ...lines.map((line) => line.map(toCell)),
  ];
  const columns = head.map((_, index) => ({ width: index === 0 ? 40 : 18 }));
  return writeExcelFile(data, { sheet, columns, stickyRowsCount: 1, rightToLeft: fromRight }).toBlob();
}

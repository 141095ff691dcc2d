/** Cells with wide gaps between them, the last of which ends with a number. */
const gapBeforeNumber = /\S(?:[ ]{3,60}|\t)(?:\S.{0,80} )?[^\s\d]{0,4} ?\d[\d.,'\u00a0]{0,20} ?[^\s\d]{0,8}$/u;

/** A line of plain text that is set like a row of a table: "Oven      1     849.00". */
export const isTableRow = (line: string) => gapBeforeNumber.test(line.trim());

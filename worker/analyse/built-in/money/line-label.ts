import type { MarkedSum } from './marked-sum';

const longestLabel = 40;

/** The label of a line or a row of a table: "Rear fob: £10". */
export function labelOf({ words, at }: MarkedSum): string {
  const before = rowBefore(words.slice(0, at));
  const cell = before.includes('|') ? before.split('|').find((one) => /\p{L}{3}/u.test(one)) : undefined;
  const label =
    cell ?? /^(?:[-*•] )?([^:.;#①②¤\d|]{3,60})(?:\([^()#①②¤]{1,20}\) ?)?(?::|\.{3,60}) ?$/.exec(before)?.[1] ?? '';
  return label.trim().slice(0, longestLabel);
}

/** Whether a label was not cut. */
export const isWholeLabel = (label: string) => label.length < longestLabel;

/** What stands before a sum in its row of a table. */
export function rowBefore(before: string): string {
  const [last] = [...before.matchAll(rowBegins)].slice(-1);
  return last ? before.slice(last.index) : before;
}
const rowBegins = /\| ?\|(?=[^|\p{L}]{0,40}\p{L}{3}[^|]{0,200}\|)/gu;

/** Rows of a table stand before it: their words are not about this sum. */
export const isInTable = ({ words, at }: MarkedSum) => rowBefore(words.slice(0, at)).length < at;

/** No word stands before the sum. */
export const beginsLine = ({ words, at }: MarkedSum) => !/[\p{L}|]/u.test(words.slice(0, at));

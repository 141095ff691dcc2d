const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/g;
const letters = /\p{L}/gu;

/**
 * The direction that most letters of a text run in. `dir="auto"` goes by the first letter, which in an Arabic clause
 * "(a)" is a Latin one, and does not see into parts that have a direction of their own, such as a table's cells.
 */
export function directionOfText(text: string): 'ltr' | 'rtl' {
  const all = text.match(letters)?.length ?? 0;
  return (text.match(rightToLeft)?.length ?? 0) * 2 > all ? 'rtl' : 'ltr';
}

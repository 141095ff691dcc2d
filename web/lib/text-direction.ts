const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/g;
const letters = /\p{L}/gu;

/**
 * The direction that most letters of a text run in. `dir="auto"` does not see into parts that have a direction of their
 * own, so that a table of Arabic cells would run from the left.
 */
export function directionOfText(text: string): 'ltr' | 'rtl' {
  const all = text.match(letters)?.length ?? 0;
  return (text.match(rightToLeft)?.length ?? 0) * 2 > all ? 'rtl' : 'ltr';
}

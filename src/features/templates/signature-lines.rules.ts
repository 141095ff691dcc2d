/** Where a line of a signing page stands in the block of whoever signs, which is not torn apart. */
export function placeOfSignatureLine(words: string): 'first' | 'within' | 'last' {
  if (/^Date: _+$/.test(words)) return 'last';
  return /: _+$/.test(words) ? 'within' : 'first';
}

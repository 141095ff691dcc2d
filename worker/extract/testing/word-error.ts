const wordsOf = (text: string) =>
  text
    .normalize('NFC')
    .split(/\s+/)
    .filter((word) => word !== '');

/** Insertions, deletions and replacements of words, as a share of the words there should be. */
export function wordError(expected: string, actual: string): number {
  const wanted = wordsOf(expected);
  let row = wanted.map((_, index) => index + 1);
  wordsOf(actual).forEach((word, at) => {
    let diagonal = at;
    let left = at + 1;
    row = row.map((above, index) => {
      const cost = Math.min(above + 1, left + 1, diagonal + (wanted[index] === word ? 0 : 1));
      diagonal = above;
      left = cost;
      return cost;
    });
  });
  return (row.at(-1) ?? 0) / wanted.length;
}

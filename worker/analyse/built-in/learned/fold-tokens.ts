const word = /\p{L}+|\d[\d.,]*%?|[€£$%]/gu;
const brokenAtLineEnd = /(\p{L})- (?=\p{Ll})/gu;

/** Lower case without accents, the Arabic ya always dotted; words that a line end broke are joined. */
export function foldForLearning(words: string): string {
  const bare = words
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return bare.replaceAll('ى', 'ي').replace(brokenAtLineEnd, '$1');
}

/** Words, signs of currency, and numbers by their length alone. */
export function tokensOf(words: string): string[] {
  return (foldForLearning(words).match(word) ?? []).map((token) => (/^\d/.test(token) ? numberToken(token) : token));
}

function numberToken(token: string) {
  if (token.endsWith('%')) return '0%';
  return '0'.repeat(Math.min(3, token.length));
}

import type { TokenRanks } from './token-ranks';

/** How the o200k tokenizer cuts a text into words before it looks for tokens in them. */
const contraction = "(?:'(?:[sS]|[dD]|[mM]|[tT]|[lL][lL]|[vV][eE]|[rR][eE]))?";
const upper = '[\\p{Lu}\\p{Lt}\\p{Lm}\\p{Lo}\\p{M}]';
const lower = '[\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}]';
const words = new RegExp(
  [
    `[^\\r\\n\\p{L}\\p{N}]?${upper}*${lower}+${contraction}`,
    `[^\\r\\n\\p{L}\\p{N}]?${upper}+${lower}*${contraction}`,
    '\\p{N}{1,3}',
    ' ?[^\\s\\p{L}\\p{N}]+[\\r\\n/]*',
    '\\s*[\\r\\n]+',
    '\\s+(?!\\S)',
    '\\s+',
  ].join('|'),
  'gu',
);

const encoder = new TextEncoder();

/** Merges the pair of lowest rank until no pair is a token, and counts what is left. `bounds` is where parts begin. */
function mergedCount(ranks: TokenRanks, bytes: Uint8Array, length: number): number {
  const bounds = Array.from({ length: length + 1 }, (_, index) => index);
  const pairs = bounds.slice(2).map((end, index) => ranks.rankOf(bytes, index, end));
  const rankAt = (index: number) => {
    const end = bounds[index + 2];
    return end === undefined ? -1 : ranks.rankOf(bytes, bounds[index] as number, end);
  };
  for (;;) {
    let best = -1;
    for (let index = 0; index < pairs.length; index++) {
      const rank = pairs[index] as number;
      if (rank !== -1 && (best === -1 || rank < (pairs[best] as number))) best = index;
    }
    if (best === -1) return bounds.length - 1;
    bounds.splice(best + 1, 1);
    pairs.splice(best, 1);
    if (best < pairs.length) pairs[best] = rankAt(best);
    if (best > 0) pairs[best - 1] = rankAt(best - 1);
  }
}

/** The number of tokens in a text, control tokens read as the text that they are. */
export function countTokensIn(ranks: TokenRanks, text: string): number {
  let count = 0;
  let bytes = new Uint8Array(256);
  for (const [word] of text.matchAll(words)) {
    if (word.length * 3 > bytes.length) bytes = new Uint8Array(word.length * 3);
    const { written } = encoder.encodeInto(word, bytes);
    count += ranks.rankOf(bytes, 0, written) === -1 ? mergedCount(ranks, bytes, written) : 1;
  }
  return count;
}

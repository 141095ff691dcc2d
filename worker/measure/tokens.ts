import { maxDocumentTokens } from '../../src/features/usage/usage.rules';

/** Long pieces and long runs without a space make the tokenizer slow beyond measure: both are cut. */
const longestPiece = 4_000;
const longestRun = 300;
const pieces = new RegExp(`[^]{1,${longestPiece}}(?= \\S)|[^]{1,${longestPiece}}`, 'gu');
const runs = new RegExp(`\\S{${longestRun}}`, 'gu');

async function loadTokenizer() {
  const { countTokens } = await import('gpt-tokenizer/encoding/o200k_base');
  return countTokens;
}

/** Tokens of the o200k tokenizer; past the most that a document may have, counting stops. Text that spells a control token counts as the text it is. */
export async function countTokens(text: string): Promise<number> {
  const count = await loadTokenizer();
  const options = { disallowedSpecial: new Set<string>() };
  let tokens = 0;
  for (const [piece] of text.matchAll(pieces)) {
    if (tokens > maxDocumentTokens) break;
    let from = 0;
    for (const run of piece.matchAll(runs)) {
      const end = run.index + run[0].length;
      tokens += count(piece.slice(from, end), options);
      from = end;
    }
    if (from < piece.length) tokens += count(piece.slice(from), options);
  }
  return tokens;
}

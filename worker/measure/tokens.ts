import { maxDocumentTokens } from '#src/features/usage/usage.rules.ts';
import { Breather } from '#worker/breathe.ts';
import { countTokensIn } from './byte-pairs';
import type { TokenRanks } from './token-ranks';

const charactersInTurn = 100_000;

/** Long pieces and long runs without a space, or of nothing else, make the tokenizer slow beyond measure: both are cut. */
const longestPiece = 4_000;
const longestRun = 300;
const pieces = new RegExp(`[^]{1,${longestPiece}}(?= \\S)|[^]{1,${longestPiece}}`, 'gu');
const runs = new RegExp(`\\S{${longestRun}}|\\s{${longestRun}}`, 'gu');

let loaded: Promise<TokenRanks> | null = null;

/** Loaded for the first file that is counted, and kept. */
async function tokenRanks(): Promise<TokenRanks> {
  loaded ??= import('./token-ranks').then(({ loadTokenRanks }) => loadTokenRanks());
  return loaded;
}

/** Tokens of the o200k tokenizer; past the most that a document may have, counting stops. Text that spells a control token counts as the text it is. */
export async function countTokens(text: string): Promise<number> {
  const ranks = await tokenRanks();
  const breather = new Breather(charactersInTurn);
  let tokens = 0;
  for (const [piece] of text.matchAll(pieces)) {
    if (tokens > maxDocumentTokens) break;
    let from = 0;
    for (const run of piece.matchAll(runs)) {
      const end = run.index + run[0].length;
      tokens += countTokensIn(ranks, piece.slice(from, end));
      from = end;
    }
    if (from < piece.length) tokens += countTokensIn(ranks, piece.slice(from));
    await breather.after(piece.length);
  }
  return tokens;
}

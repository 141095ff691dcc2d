import type { Likeness } from '#src/features/contracts/document-kinds.schema.ts';
import type { AnalystDocument } from '#worker/analyse/analyst.ts';
import { looksLikeContract } from '../learned/looks-like-contract';
import { learnedModels } from '../learned/weights';
import { readContractText } from '../text/contract-text';
import { readDocumentKind } from './document-kind';

/** Enough to tell a contract by, in UTF-16 units: a file is judged before it is accepted, however long it is. */
const longestJudged = 30_000;
/** What was learned counts for more than the words of a kind, which contracts of its matter use too. */
const sureOfContract = 0.7;

/** What a document looks like that does not look like a contract, by what was learned and by words of its kind; else null. */
export function readLikeness({ text, blocks, language }: AnalystDocument): Likeness | null {
  const start = {
    text: text.slice(0, longestJudged),
    blocks: blocks.filter(({ end }) => end <= longestJudged),
    language,
  };
  const { isContract, score } = looksLikeContract(readContractText(start), learnedModels().contract);
  if (isContract && score >= sureOfContract) return null;
  return readDocumentKind(start) ?? (isContract ? null : 'other');
}

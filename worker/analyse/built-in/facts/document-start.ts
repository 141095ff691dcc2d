import type { AnalystDocument } from '#worker/analyse/analyst.ts';
import { type ContractText, readContractText } from '../text/contract-text';

/** Enough to tell a contract and its parties by, in UTF-16 units: a file is judged before it is accepted, however long. */
const longestJudged = 30_000;

/** The beginning of a document, made ready for rules. */
export interface DocumentStart {
  document: AnalystDocument;
  contract: ContractText;
}

export function readStart({ text, blocks, language }: AnalystDocument): DocumentStart {
  const document = {
    text: text.slice(0, longestJudged),
    blocks: blocks.filter(({ end }) => end <= longestJudged),
    language,
  };
  return { document, contract: readContractText(document) };
}

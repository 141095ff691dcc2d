import type { Likeness } from '#src/features/contracts/document-kinds.schema.ts';
import { looksLikeContract } from '../learned/looks-like-contract';
import { learnedModels } from '../learned/weights';
import { readDocumentKind } from './document-kind';
import type { DocumentStart } from './document-start';

/** What was learned counts for more than the words of a kind, which contracts of its matter use too. */
const sureOfContract = 0.7;

/** What a document looks like that does not look like a contract, by what was learned and by words of its kind; else null. */
export function readLikeness({ document, contract }: DocumentStart): Likeness | null {
  const { isContract, score } = looksLikeContract(contract, learnedModels().contract);
  if (isContract && score >= sureOfContract) return null;
  return readDocumentKind(document) ?? (isContract ? null : 'other');
}

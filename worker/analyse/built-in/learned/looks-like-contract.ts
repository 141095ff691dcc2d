import type { ContractText } from '../text/contract-text';
import { readDocumentFeatures } from './document-features';
import { signsOf } from './document-signs';
import { type LinearModel, weightOf } from './linear-model';

/** Why a text does not look like a contract: nobody agrees to anything in it, or it just reads like something else. */
export type NotContractReason = 'no-agreement' | 'reads-otherwise';

export interface ContractJudgement {
  isContract: boolean;
  /** Above nothing for a contract; the further from nothing, the surer. */
  score: number;
  reason: NotContractReason | null;
}

/** What a text must reach: lower the shorter it is, since less then speaks for a contract that is one. */
const needed = 1.05;
const lessForHalf = 0.3;
const fullLength = 4000;

/** Of a shorter text nothing is said: it counts as a contract. In UTF-16 units. */
const shortestJudged = 400;

export function looksLikeContract(contract: ContractText, model: LinearModel): ContractJudgement {
  if (contract.text.length < shortestJudged) return { isContract: true, score: 0, reason: null };
  const shortness = Math.log2(fullLength / Math.min(fullLength, contract.text.length));
  let score = model.bias - needed + lessForHalf * shortness;
  readDocumentFeatures(contract, (hash, value) => {
    score += weightOf(model, hash) * value;
  });
  if (score >= 0) return { isContract: true, score, reason: null };
  const agrees = signsOf(contract.text, contract.language).some((sign) => sign !== 'titled soon');
  return { isContract: false, score, reason: agrees ? 'reads-otherwise' : 'no-agreement' };
}

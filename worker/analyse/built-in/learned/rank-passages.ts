import type { ContractText } from '../text/contract-text';
import { type LinearModel, weightOf } from './linear-model';
import { PassageFeatures } from './passage-features';
import { cutPassages, type Passage } from './passages';

export interface RankedPassage extends Passage {
  /** The higher, the likelier a lawyer would warn of it; comparable inside one document. */
  score: number;
}

/** How likely each passage holds what a lawyer would warn the reader of, in the order of the text. */
export function rankPassages(contract: ContractText, harm: LinearModel): RankedPassage[] {
  const passages = cutPassages(contract);
  const features = new PassageFeatures(passages, contract.language);
  return passages.map((passage, index) => {
    let score = harm.bias;
    features.readTo(index, (hash, value) => {
      score += weightOf(harm, hash) * value;
    });
    return { ...passage, score };
  });
}

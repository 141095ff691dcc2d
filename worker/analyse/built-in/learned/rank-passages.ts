import { atOnce, longStep, readInSteps, type Steps } from '../steps';
import type { ContractText } from '../text/contract-text';
import { type LinearModel, weightOf } from './linear-model';
import { PassageFeatures } from './passage-features';
import { cutPassages, type Passage } from './passages';

export interface RankedPassage extends Passage {
  /** The higher, the likelier a lawyer would warn of it; comparable inside one document. */
  score: number;
}

/** How likely each passage holds what a lawyer would warn the reader of, in the order of the text. */
export const rankPassages = (...input: Parameters<typeof ranksInSteps>): RankedPassage[] =>
  atOnce(ranksInSteps(...input));

export function* ranksInSteps(contract: ContractText, harm: LinearModel): Steps<RankedPassage[]> {
  const passages = cutPassages(contract);
  yield longStep;
  const features = new PassageFeatures(passages, contract.language);
  const read = ([index, passage]: [number, Passage]): RankedPassage[] => {
    let score = harm.bias;
    features.readTo(index, (hash, value) => {
      score += weightOf(harm, hash) * value;
    });
    return [{ ...passage, score }];
  };
  return yield* readInSteps(passages.entries(), ([, { words }]) => words.length, read);
}

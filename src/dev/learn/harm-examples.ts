import { PassageFeatures } from '#worker/analyse/built-in/learned/passage-features.ts';
import { cutPassages, type Passage } from '#worker/analyse/built-in/learned/passages.ts';
import { meet } from './quotes.ts';
import type { ReadContract } from './read-contract.ts';
import { readSlots } from './read-slots.ts';
import type { Example } from './train-linear.ts';

/** Risks are one passage in eight, so missing one counts for more. */
const weightOfRisk = 3;

export interface PassageExample extends Example {
  passage: Passage;
}

/** Every passage of a contract, labelled by whether a risk's quote stands there. */
export function harmExamples({ name, language, contract, risks }: ReadContract, size: number): PassageExample[] {
  const passages = cutPassages(contract);
  const features = new PassageFeatures(passages, language);
  return passages.map((passage, index) => {
    const isRisk = risks.some((risk) => meet(passage, risk));
    return {
      ...readSlots((sink) => features.readTo(index, sink), size),
      label: isRisk ? 1 : 0,
      weight: isRisk ? weightOfRisk : 1,
      document: name,
      passage,
    };
  });
}

import { hashText } from '#worker/analyse/built-in/learned/hash.ts';
import { PassageFeatures } from '#worker/analyse/built-in/learned/passage-features.ts';
import { cutPassages, type Passage } from '#worker/analyse/built-in/learned/passages.ts';
import { normaliseText } from '#worker/analyse/built-in/text/normalised-text.ts';
import { meet } from './quotes.ts';
import type { ReadContract } from './read-contract.ts';
import { readSlots } from './read-slots.ts';
import type { HarmSayings } from './sayings.ts';
import type { Example } from './train-linear.ts';

/** Risks are one passage in eight, so missing one counts for more. */
const weightOfRisk = 3;
/** Provisions by themselves are as many as the passages of all documents, and unlike them: each counts for less. */
const weightOfSaying = 0.25;
/** Two in three of them are harmful: a feature of their own keeps that from the bias of passages. */
const byItself = hashText('by itself');

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

/** Every provision that was written to learn from, labelled by whether it does a harm: no heading above it, nothing beside it. */
export function sayingExamples(sayings: readonly HarmSayings[], size: number): Example[] {
  return sayings.flatMap(({ language, harm, harms, harmless }) => {
    const features = new PassageFeatures([], language);
    const example = (provision: string, label: 0 | 1, at: number): Example => ({
      ...readSlots((sink) => {
        features.readSentenceTo({ words: normaliseText(provision).text, lead: '' }, sink);
        sink(byItself, 1);
      }, size),
      label,
      weight: weightOfSaying * (label === 1 ? weightOfRisk : 1),
      document: `${language}/${harm}/${label}/${at}`,
    });
    return [...harms.map((said, at) => example(said, 1, at)), ...harmless.map((said, at) => example(said, 0, at))];
  });
}

import type { HarmClass } from '#worker/analyse/built-in/harms/suspects.ts';
import type { ClassModel } from '#worker/analyse/built-in/learned/class-model.ts';
import { PassageFeatures } from '#worker/analyse/built-in/learned/passage-features.ts';
import type { ContractText, Sentence } from '#worker/analyse/built-in/text/contract-text.ts';
import { normaliseText } from '#worker/analyse/built-in/text/normalised-text.ts';
import { meet } from './quotes.ts';
import type { ReadContract } from './read-contract.ts';
import { readSlots } from './read-slots.ts';
import type { HarmSayings } from './sayings.ts';
import { type ClassExample, type ClassSettings, trainClasses } from './train-classes.ts';

/** Chosen by the tuning briefs. */
const settings: ClassSettings = { size: 2 ** 16, epochs: 8, rate: 0.04, fewestExamples: 3 };
/** A harm that is overlooked counts for more than one that is taken for another. */
const weightOfHarm = 3;

type Example = ClassExample<HarmClass>;

/** Sentences of risks by the kind that their key says or as of no kind, and all others as none. */
function examplesOf({ contract, language, risks }: ReadContract): Example[] {
  const features = new PassageFeatures([], language);
  return contract.sentences.flatMap((sentence): Example[] => {
    if (sentence.isHeading) return [];
    const span = spanOf(sentence, contract);
    const here = risks.filter((risk) => meet(span, risk));
    const [harm] = here.flatMap((risk) => risk.harm ?? []);
    return [exampleOf(features, sentence, harm ?? (here.length > 0 ? 'other' : 'none'))];
  });
}

function examplesOfSayings({ language, harm, harms, harmless }: HarmSayings): Example[] {
  const features = new PassageFeatures([], language);
  const example = (provision: string, label: HarmClass) =>
    exampleOf(features, { words: normaliseText(provision).text, lead: '' }, label);
  return [
    ...harms.map((provision) => example(provision, harm)),
    ...harmless.map((provision) => example(provision, 'none')),
  ];
}

const exampleOf = (
  features: PassageFeatures,
  sentence: Pick<Sentence, 'words' | 'lead'>,
  label: HarmClass,
): Example => ({
  ...readSlots((sink) => features.readSentenceTo(sentence, sink), settings.size),
  label,
  weight: label === 'none' ? 1 : weightOfHarm,
});

export function spanOf(sentence: Sentence, contract: ContractText) {
  const { quote, start = 0 } = contract.cite(sentence);
  return { start, end: start + quote.length };
}

export const trainHarmTypes = (
  documents: readonly ReadContract[],
  sayings: readonly HarmSayings[],
): ClassModel<HarmClass> =>
  trainClasses([...documents.flatMap(examplesOf), ...sayings.flatMap(examplesOfSayings)], settings);

import type { HarmClass } from '#worker/analyse/built-in/harms/find-harms.ts';
import { findHarms } from '#worker/analyse/built-in/harms/find-harms.ts';
import type { ClassModel } from '#worker/analyse/built-in/learned/class-model.ts';
import type { LinearModel } from '#worker/analyse/built-in/learned/linear-model.ts';
import { PassageFeatures } from '#worker/analyse/built-in/learned/passage-features.ts';
import { rankPassages } from '#worker/analyse/built-in/learned/rank-passages.ts';
import type { ContractText, Sentence } from '#worker/analyse/built-in/text/contract-text.ts';
import { normaliseText } from '#worker/analyse/built-in/text/normalised-text.ts';
import { type HarmDocument, trainHarm } from './harm-model.ts';
import { meet } from './quotes.ts';
import type { ReadContract } from './read-contract.ts';
import { readSlots } from './read-slots.ts';
import type { HarmSayings } from './sayings.ts';
import { lastSplit, tuningSplits } from './splits.ts';
import { type ClassExample, type ClassSettings, trainClasses } from './train-classes.ts';

/** Chosen by the tuning briefs. */
const settings: ClassSettings = { size: 2 ** 16, epochs: 8, rate: 0.04, fewestExamples: 3 };
/** A harm that is overlooked counts for more than one that is taken for another. */
const weightOfHarm = 3;

type Example = ClassExample<HarmClass>;

/** Sentences of risks whose kind the key says, and look-alikes as none. */
function examplesOf({ contract, language, risks, benign }: ReadContract): Example[] {
  const features = new PassageFeatures([], language);
  return contract.sentences.flatMap((sentence): Example[] => {
    if (sentence.isHeading) return [];
    const span = spanOf(sentence, contract);
    const here = risks.filter((risk) => meet(span, risk));
    const [harm] = here.flatMap((risk) => risk.harm ?? []);
    const label = harm ?? (here.length === 0 && benign.some((item) => meet(span, item)) ? 'none' : null);
    return label ? [exampleOf(features, sentence, label)] : [];
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

function spanOf(sentence: Sentence, contract: ContractText) {
  const { quote, start = 0 } = contract.cite(sentence);
  return { start, end: start + quote.length };
}

export const trainHarmTypes = (
  documents: readonly ReadContract[],
  sayings: readonly HarmSayings[],
): ClassModel<HarmClass> =>
  trainClasses([...documents.flatMap(examplesOf), ...sayings.flatMap(examplesOfSayings)], settings);

/** What would be raised in documents that nothing was learned from. */
export interface HarmTypeReport {
  risks: number;
  /** Of the risks, those that a finding rests on. */
  found: number;
  raised: number;
  /** Findings that rest on a risk of the key. */
  onRisks: number;
  /** Those of them whose key says the kind, and how often it is the same. */
  kindKnown: number;
  kindRight: number;
}

export function measureHarmTypes(
  documents: readonly HarmDocument[],
  sayings: readonly HarmSayings[],
): { tune: HarmTypeReport; last: HarmTypeReport } {
  const measure = ({ train, held }: { train: HarmDocument[]; held: HarmDocument[] }) => {
    const models = { harm: trainHarm(train), harmType: trainHarmTypes(train, sayings) };
    return held.map((document) => score(document, models));
  };
  return {
    tune: add(tuningSplits(documents).flatMap(measure)),
    last: add(measure(lastSplit(documents))),
  };
}

interface HarmModels {
  harm: LinearModel;
  harmType: ClassModel<HarmClass>;
}

function score({ contract, risks }: HarmDocument, { harm, harmType }: HarmModels): HarmTypeReport {
  const found = findHarms(contract, rankPassages(contract, harm), harmType).map((one) => {
    const span = spanOf(one.sentence, contract);
    return { harm: one.harm, on: risks.filter((risk) => meet(span, risk)) };
  });
  const known = found.filter(({ on }) => on.some((risk) => risk.harm));
  return {
    risks: risks.length,
    found: new Set(found.flatMap(({ on }) => on)).size,
    raised: found.length,
    onRisks: found.filter(({ on }) => on.length > 0).length,
    kindKnown: known.length,
    kindRight: known.filter((one) => one.on.some((risk) => risk.harm === one.harm)).length,
  };
}

function add(reports: readonly HarmTypeReport[]): HarmTypeReport {
  const total = (field: keyof HarmTypeReport) => reports.reduce((sum, report) => sum + report[field], 0);
  return {
    risks: total('risks'),
    found: total('found'),
    raised: total('raised'),
    onRisks: total('onRisks'),
    kindKnown: total('kindKnown'),
    kindRight: total('kindRight'),
  };
}

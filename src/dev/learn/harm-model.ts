import { type LinearModel, weightOf } from '#worker/analyse/built-in/learned/linear-model.ts';
import { harmExamples, type PassageExample, sayingExamples } from './harm-examples.ts';
import type { ReadContract } from './read-contract.ts';
import type { HarmSayings } from './sayings.ts';
import { addScores, type PickScore, scoreLongest, scorePicks } from './score-picks.ts';
import { lastSplit, tuningSplits } from './splits.ts';
import { type Settings, trainLinear } from './train-linear.ts';

/** Chosen by the tuning briefs. */
export const harmSettings: Settings = { size: 2 ** 21, epochs: 15, rate: 0.03, decay: 1e-4, fewestDocuments: 2 };

/** A contract with the examples that its passages are. */
export interface HarmDocument extends ReadContract {
  examples: PassageExample[];
}

export const withExamples = (contract: ReadContract): HarmDocument => ({
  ...contract,
  examples: harmExamples(contract, harmSettings.size),
});

export function trainHarm(documents: readonly HarmDocument[], sayings: readonly HarmSayings[]): LinearModel {
  const examples = [
    ...documents.flatMap((document) => document.examples),
    ...sayingExamples(sayings, harmSettings.size),
  ];
  return trainLinear(examples, harmSettings);
}

/** What is pointed at in documents whose briefs the model never saw, beside the longest sentences. */
export interface HarmFigures {
  learned: PickScore;
  longest: PickScore;
}
export type HarmReport = Record<string, HarmFigures>;

/** By language and as a whole, for the tuning briefs (each held out in turn) and for the last ones. */
export function measureHarm(
  documents: readonly HarmDocument[],
  sayings: readonly HarmSayings[],
): { tune: HarmReport; last: HarmReport } {
  const tune = tuningSplits(documents).flatMap(({ train, held }) => scoreHeld(trainHarm(train, sayings), held));
  const { train, held } = lastSplit(documents);
  return { tune: byLanguage(tune), last: byLanguage(scoreHeld(trainHarm(train, sayings), held)) };
}

interface Scored extends HarmFigures {
  language: string;
}

export function scoreHeld(model: LinearModel, documents: readonly HarmDocument[]): Scored[] {
  return documents.map((document) => ({
    language: document.language,
    learned: scorePicks(document, rank(model, document)),
    longest: scoreLongest(document),
  }));
}

function rank(model: LinearModel, { examples }: HarmDocument) {
  return examples.map(({ passage, slots, values }) => {
    let score = model.bias;
    slots.forEach((slot, at) => {
      score += weightOf(model, slot) * (values[at] ?? 0);
    });
    return { ...passage, score };
  });
}

export function byLanguage(scored: readonly Scored[]): HarmReport {
  const groups = [...Map.groupBy(scored, ({ language }) => language), ['all', scored] as const];
  return Object.fromEntries(
    groups.map(([name, members]) => [
      name,
      {
        learned: addScores(members.map(({ learned }) => learned)),
        longest: addScores(members.map(({ longest }) => longest)),
      },
    ]),
  );
}

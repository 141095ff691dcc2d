import type { LinearModel } from '#worker/analyse/built-in/learned/linear-model.ts';
import { createPayerTeller } from '#worker/analyse/built-in/money/likely-payer.ts';
import type { PayerClues } from '#worker/analyse/built-in/money/payer-clues.ts';
import { type ClueKind, PayerFeatures } from '#worker/analyse/built-in/money/payer-features.ts';
import type { Party } from '#worker/analyse/built-in/money/two-sides.ts';
import type { Key } from './keyed-document.schema.ts';
import { isKeyedContract, type KeyedDocument } from './keyed-documents.ts';
import { type ReadPayments, readPayments } from './keyed-payments.ts';
import { readSlots } from './read-slots.ts';
import { lastSplit, tuningSplits } from './splits.ts';
import { type Example, type Settings, trainLinear } from './train-linear.ts';

/** Chosen by the tuning briefs. */
const settings: Settings = { size: 2 ** 17, epochs: 15, rate: 0.05, decay: 1e-3, fewestDocuments: 2 };

/**
 * Each sum is learned from again with some of its clues hidden. The rules were written beside these documents and do
 * better there than elsewhere: a model that always sees what they say would rely on it, and on nothing else.
 */
const views: readonly (readonly ClueKind[])[] = [
  [],
  ['deal', 'said'],
  ['deal', 'said', 'signs'],
  ['deal', 'roles'],
  ['words', 'heading'],
];

export interface PayerDocument extends ReadPayments {
  examples: Example[];
}

export const readPayerDocuments = (documents: readonly KeyedDocument<Key>[]): Promise<PayerDocument[]> =>
  Promise.all(
    documents.filter(isKeyedContract<Key>).map(async (document) => {
      const read = await readPayments(document);
      return { ...read, examples: examplesOf(read) };
    }),
  );

function examplesOf({ name, language, payments }: ReadPayments): Example[] {
  const features = new PayerFeatures(language);
  const payers = new Map<PayerClues, Set<Party | null>>();
  for (const { payer, read } of payments)
    for (const clues of read) payers.set(clues, new Set([...(payers.get(clues) ?? []), payer]));
  return [...payers].flatMap(([clues, [payer, other]]) =>
    payer && other === undefined
      ? views.map((hidden) => ({
          ...readSlots((sink) => features.readTo(clues, sink, hidden), settings.size),
          label: payer === 'reader' ? 1 : 0,
          weight: 1,
          document: name,
        }))
      : [],
  );
}

export const trainPayer = (documents: readonly PayerDocument[]): LinearModel =>
  trainLinear(
    documents.flatMap(({ examples }) => examples),
    settings,
  );

/** Of the sums of the keys: how many are told with a payer, and how many of those with the right or the other one. */
export interface PayerScore {
  sums: number;
  told: number;
  right: number;
  /** The rest are paid by somebody who is on neither side, or whom the key calls otherwise. */
  wrong: number;
}
/** What was learned, the rules without it, and "whoever reads the contract pays". */
export type PayerFigures = Record<'learned' | 'rules' | 'reader', PayerScore>;
export type PayerReport = Record<string, PayerFigures>;

export function measurePayer(documents: readonly PayerDocument[]): { tune: PayerReport; last: PayerReport } {
  const tune = tuningSplits(documents).flatMap(({ train, held }) => scoreHeld(trainPayer(train), held));
  const { train, held } = lastSplit(documents);
  return { tune: byLanguage(tune), last: byLanguage(scoreHeld(trainPayer(train), held)) };
}

interface Scored {
  language: string;
  figures: PayerFigures;
}

function scoreHeld(model: LinearModel, documents: readonly PayerDocument[]): Scored[] {
  return documents.map(({ language, payments }) => {
    const learned = createPayerTeller(model, language);
    const score = (tell: (clues: PayerClues) => Party | null) => scoreOf(payments, tell);
    return {
      language,
      figures: { learned: score(learned), rules: score(({ byRules }) => byRules), reader: score(() => 'reader') },
    };
  });
}

function scoreOf(payments: ReadPayments['payments'], tell: (clues: PayerClues) => Party | null): PayerScore {
  const told = payments.map(({ payer, read }) => ({ payer, by: read.map(tell).filter((party) => party !== null) }));
  return {
    sums: payments.length,
    told: told.filter(({ by }) => by.length > 0).length,
    right: told.filter(({ payer, by }) => payer && by.includes(payer)).length,
    wrong: told.filter(({ payer, by }) => payer && by.length > 0 && !by.includes(payer)).length,
  };
}

function byLanguage(scored: readonly Scored[]): PayerReport {
  const groups = [...Map.groupBy(scored, ({ language }) => language), ['all', scored] as const];
  return Object.fromEntries(
    groups.map(([name, members]) => {
      const add = (who: keyof PayerFigures): PayerScore => addScores(members.map(({ figures }) => figures[who]));
      return [name, { learned: add('learned'), rules: add('rules'), reader: add('reader') }];
    }),
  );
}

function addScores(scores: readonly PayerScore[]): PayerScore {
  const total = (field: keyof PayerScore) => scores.reduce((sum, score) => sum + score[field], 0);
  return { sums: total('sums'), told: total('told'), right: total('right'), wrong: total('wrong') };
}

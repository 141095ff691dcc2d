import type { LinearModel } from '#worker/analyse/built-in/learned/linear-model.ts';
import { createPaidTeller } from '#worker/analyse/built-in/money/likely-paid.ts';
import { PaidFeatures } from '#worker/analyse/built-in/money/paid-features.ts';
import { type PayerClues, readPayerClues } from '#worker/analyse/built-in/money/payer-clues.ts';
import { readTwoSides } from '#worker/analyse/built-in/money/read-two-sides.ts';
import type { ContractText } from '#worker/analyse/built-in/text/contract-text.ts';
import type { Key } from './keyed-document.schema.ts';
import { isKeyedContract, type KeyedDocument } from './keyed-documents.ts';
import { readText } from './read-contract.ts';
import { readSlots } from './read-slots.ts';
import { lastSplit, tuningSplits } from './splits.ts';
import { type Example, type Settings, trainLinear } from './train-linear.ts';

/** Chosen by the tuning briefs. */
const settings: Settings = { size: 2 ** 16, epochs: 15, rate: 0.05, decay: 1e-3, fewestDocuments: 2 };
const cent = 0.005;

/** A sum that the analysis reads, and whether the key of its contract knows it as one that is paid. */
interface ReadSum {
  clues: PayerClues;
  isPaid: boolean;
  /** By the rules nobody pays it. */
  isLeftOut: boolean;
}

export interface PaidDocument {
  name: string;
  brief: string;
  language: ContractText['language'];
  sums: ReadSum[];
  examples: Example[];
}

export const readPaidDocuments = (documents: readonly KeyedDocument<Key>[]): Promise<PaidDocument[]> =>
  Promise.all(
    documents.filter(isKeyedContract<Key>).map(async (document) => {
      const { name, key } = document;
      const { contract } = await readText(document);
      const sides = readTwoSides(contract);
      const known = sides
        ? new Set(readPayerClues(sides, contract).map(({ sum, sentence }) => keyOf(sum, sentence)))
        : null;
      const sums = (sides ? readPayerClues(sides, contract, { withLeftOut: true }) : []).map((clues) => ({
        clues,
        isPaid: key.money.some(({ amount }) => Math.abs(amount - clues.sum.amount) < cent),
        isLeftOut: !known?.has(keyOf(clues.sum, clues.sentence)),
      }));
      const features = new PaidFeatures(
        sums.map(({ clues }) => clues),
        key.language,
      );
      const examples = sums.map(({ clues, isPaid }) => ({
        ...readSlots((sink) => features.readTo(clues, sink), settings.size),
        label: isPaid ? (1 as const) : (0 as const),
        weight: 1,
        document: name,
      }));
      return { name, brief: key.brief, language: key.language, sums, examples };
    }),
  );

const keyOf = ({ index }: PayerClues['sum'], { start }: PayerClues['sentence']) => `${start} ${index}`;

/** The sums that the rules leave out are learned from as well: of elsewhere they know fewer. */
export const trainPaid = (documents: readonly PaidDocument[]): LinearModel =>
  trainLinear(
    documents.flatMap(({ examples }) => examples),
    settings,
  );

/** Of the sums that the rules let stand: how many the key knows, and how many are left of those and of the others. */
export interface PaidScore {
  paid: number;
  paidKept: number;
  others: number;
  othersKept: number;
}

export function measurePaid(documents: readonly PaidDocument[]): { tune: PaidScore; last: PaidScore } {
  const tune = tuningSplits(documents).map(({ train, held }) => scoreHeld(trainPaid(train), held));
  const { train, held } = lastSplit(documents);
  return { tune: addScores(tune), last: scoreHeld(trainPaid(train), held) };
}

const scoreHeld = (model: LinearModel, documents: readonly PaidDocument[]): PaidScore =>
  addScores(
    documents.map(({ sums, language }) => {
      const standing = sums.filter(({ isLeftOut }) => !isLeftOut);
      const tell = createPaidTeller(
        model,
        standing.map(({ clues }) => clues),
        language,
      );
      const [paid, others] = [standing.filter(({ isPaid }) => isPaid), standing.filter(({ isPaid }) => !isPaid)];
      const kept = (some: readonly ReadSum[]) => some.filter(({ clues }) => tell(clues)).length;
      return { paid: paid.length, paidKept: kept(paid), others: others.length, othersKept: kept(others) };
    }),
  );

function addScores(scores: readonly PaidScore[]): PaidScore {
  const total = (field: keyof PaidScore) => scores.reduce((sum, score) => sum + score[field], 0);
  return {
    paid: total('paid'),
    paidKept: total('paidKept'),
    others: total('others'),
    othersKept: total('othersKept'),
  };
}

import type { LinearModel } from '#worker/analyse/built-in/learned/linear-model.ts';
import { foldedName, readCandidateNames } from '#worker/analyse/built-in/parties/likely/candidate-names.ts';
import { scoreNames, surelyParties } from '#worker/analyse/built-in/parties/likely/likely-parties.ts';
import { NameFeatures } from '#worker/analyse/built-in/parties/likely/name-features.ts';
import { shareWords } from '#worker/analyse/built-in/parties/likely/share-words.ts';
import type { ContractText } from '#worker/analyse/built-in/text/contract-text.ts';
import type { Key } from './keyed-document.schema.ts';
import { isKeyedContract, type KeyedDocument } from './keyed-documents.ts';
import { readText } from './read-contract.ts';
import { readSlots } from './read-slots.ts';
import { lastSplit, tuningSplits } from './splits.ts';
import { type Example, type Settings, trainLinear } from './train-linear.ts';

/** Chosen by the tuning briefs. */
const settings: Settings = { size: 2 ** 16, epochs: 30, rate: 0.05, decay: 1e-3, fewestDocuments: 2 };

/** Words that the name of a party and what is read of it must share, to be learned from as the same. */
const sameInLearning = 0.75;

/** The names of a keyed contract, and which of them are those of its parties. */
export interface PartyDocument {
  name: string;
  brief: string;
  contract: ContractText;
  wanted: string[];
  examples: Example[];
}

export const readPartyDocuments = (documents: readonly KeyedDocument<Key>[]): Promise<PartyDocument[]> =>
  Promise.all(
    documents.filter(isKeyedContract<Key>).map(async (document) => {
      const { contract } = await readText(document);
      const named = readCandidateNames(contract);
      const reader = new NameFeatures(named, contract);
      const wanted = document.key.parties.map(({ name }) => foldedName(name));
      return {
        name: document.name,
        brief: document.key.brief,
        contract,
        wanted,
        examples: named.candidates.map((candidate) => ({
          ...readSlots((sink) => reader.readTo(candidate, sink), settings.size),
          label: wanted.some((one) => shareWords(one, candidate.key, sameInLearning)) ? (1 as const) : (0 as const),
          weight: 1,
          document: document.name,
        })),
      };
    }),
  );

/** Learns which names are those of parties; the rules are not asked, which were written beside these documents. */
export const trainParties = (documents: readonly PartyDocument[]): LinearModel =>
  trainLinear(
    documents.flatMap(({ examples }) => examples),
    settings,
  );

/** By the model alone: of the parties of the keys, how many are told, and how many names are told that are no party's. */
export interface PartyScore {
  parties: number;
  right: number;
  wrong: number;
}
export interface PartyReport {
  tune: PartyScore;
  last: PartyScore;
}

export function measureParties(documents: readonly PartyDocument[]): PartyReport {
  const tune = tuningSplits(documents).map(({ train, held }) => scoreHeld(trainParties(train), held));
  const { train, held } = lastSplit(documents);
  return { tune: addScores(tune), last: scoreHeld(trainParties(train), held) };
}

const scoreHeld = (model: LinearModel, documents: readonly PartyDocument[]): PartyScore =>
  addScores(
    documents.map(({ contract, wanted }) => {
      const told = surelyParties(scoreNames(model, contract));
      return {
        parties: wanted.length,
        right: wanted.filter((name) => told.some(({ key }) => shareWords(name, key))).length,
        wrong: told.filter(({ key }) => !wanted.some((name) => shareWords(name, key))).length,
      };
    }),
  );

function addScores(scores: readonly PartyScore[]): PartyScore {
  const total = (field: keyof PartyScore) => scores.reduce((sum, score) => sum + score[field], 0);
  return { parties: total('parties'), right: total('right'), wrong: total('wrong') };
}

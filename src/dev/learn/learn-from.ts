import { type LearnedModels, type Origin, writeModels } from '#worker/analyse/built-in/learned/models-file.ts';
import {
  type ContractReport,
  documentExamples,
  measureContract,
  measureContractOfKnownKind,
  measureContractWith,
  trainContract,
} from './contract-model.ts';
import { type DayReport, measureDays, readDayDocuments, trainDays } from './day-model.ts';
import { byLanguage, type HarmReport, measureHarm, scoreHeld, trainHarm, withExamples } from './harm-model.ts';
import { trainHarmTypes } from './harm-type-model.ts';
import { type HarmTypeReports, measureHarmTypes } from './harm-type-report.ts';
import { type HeldHarms, judgedOf, readHeld } from './held-harms.ts';
import { trainJudge } from './judge-model.ts';
import type { Key } from './keyed-document.schema.ts';
import { isKeyedContract, type KeyedDocument } from './keyed-documents.ts';
import { digestOfDocuments, digestOfFeatures } from './origin.ts';
import { measurePaid, type PaidScore, readPaidDocuments, trainPaid } from './paid-model.ts';
import { measurePayer, type PayerReport, readPayerDocuments, trainPayer } from './payer-model.ts';
import { readContract } from './read-contract.ts';
import type { HarmSayings } from './sayings.ts';
import { measureTopics, type TopicReport, trainTopicModel } from './topic-model.ts';

export interface Learned {
  /** What `readModels` of the analysis Worker reads. */
  weights: Uint8Array;
  tune: HarmReport;
  last: HarmReport;
  /** Contract or not: of kinds that were seen in other languages, and of kinds that never were. */
  knownKinds: ContractReport;
  newKinds: ContractReport;
  topics: { tune: TopicReport; last: TopicReport };
  payer: { tune: PayerReport; last: PayerReport };
  paid: { tune: PaidScore; last: PaidScore };
  days: { tune: DayReport; last: DayReport };
  harmTypes: HarmTypeReports;
  /** Documents of other hands, which nothing was learned from. */
  also: { harm: HarmReport; contract: ContractReport } | null;
}

/** Learns from all documents; the figures come from models that had not seen what they are measured on. */
export async function learnFrom(
  documents: readonly KeyedDocument<Key>[],
  sayings: readonly HarmSayings[],
  others: readonly KeyedDocument[],
): Promise<Learned> {
  const contracts = await readWithExamples(documents);
  const held = readHeld(contracts, sayings);
  const models = await makeModels(documents, sayings, held);
  const examples = await documentExamples(documents);
  return {
    weights: writeModels(models),
    ...measureHarm(contracts, sayings),
    topics: measureTopics(contracts),
    harmTypes: measureHarmTypes(held),
    payer: measurePayer(await readPayerDocuments(documents)),
    paid: measurePaid(await readPaidDocuments(documents)),
    days: measureDays(await readDayDocuments(documents)),
    knownKinds: measureContractOfKnownKind(examples),
    newKinds: measureContract(examples),
    also: others.length > 0 ? await measureOthers(models, others) : null,
  };
}

async function measureOthers(models: LearnedModels, documents: readonly KeyedDocument[]) {
  return {
    harm: byLanguage(scoreHeld(models.harm, await readWithExamples(documents))),
    contract: measureContractWith(models.contract, await documentExamples(documents)),
  };
}

/** The models that are shipped. `held`: the documents as models read them that had not seen them, where that is known. */
export async function makeModels(
  documents: readonly KeyedDocument<Key>[],
  sayings: readonly HarmSayings[],
  held?: HeldHarms,
): Promise<LearnedModels> {
  const contracts = await readWithExamples(documents);
  const { tune, last } = held ?? readHeld(contracts, sayings);
  const days = await readDayDocuments(documents);
  return {
    harm: trainHarm(contracts, sayings),
    topic: trainTopicModel(contracts),
    contract: trainContract(await documentExamples(documents)),
    payer: trainPayer(await readPayerDocuments(documents)),
    paid: trainPaid(await readPaidDocuments(documents)),
    agreedDay: trainDays(days, 'agreed'),
    startDay: trainDays(days, 'start'),
    endDay: trainDays(days, 'end'),
    harmType: trainHarmTypes(contracts, sayings),
    harmJudge: trainJudge(judgedOf([...tune, last])),
    origin: await originOf(documents, sayings),
  };
}

async function readWithExamples(documents: readonly KeyedDocument[]) {
  const contracts = await Promise.all(documents.filter(isKeyedContract).map(readContract));
  return contracts.map(withExamples);
}

/** What the weights of these documents and provisions come from. */
export async function originOf(documents: readonly KeyedDocument[], sayings: readonly HarmSayings[]): Promise<Origin> {
  const byLanguage = Map.groupBy(documents.filter(isKeyedContract), ({ key }) => key.language);
  const firsts = [...byLanguage.values()].flatMap(([first]) => first ?? []);
  const features = digestOfFeatures(await Promise.all(firsts.map(readContract)));
  return { documents: digestOfDocuments(documents, sayings), features };
}

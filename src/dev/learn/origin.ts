import { createHash } from 'node:crypto';
import { readDateOrder } from '#worker/analyse/built-in/dates/date-order.ts';
import { readStatements } from '#worker/analyse/built-in/dates/dated-statements.ts';
import { DayFeatures } from '#worker/analyse/built-in/dates/day-features.ts';
import { signsOf } from '#worker/analyse/built-in/harms/harm-signs.ts';
import { findSuspects } from '#worker/analyse/built-in/harms/suspects.ts';
import { readDocumentFeatures } from '#worker/analyse/built-in/learned/document-features.ts';
import { type FeatureSink, PassageFeatures } from '#worker/analyse/built-in/learned/passage-features.ts';
import { cutPassages } from '#worker/analyse/built-in/learned/passages.ts';
import { PaidFeatures } from '#worker/analyse/built-in/money/paid-features.ts';
import { readPayerClues } from '#worker/analyse/built-in/money/payer-clues.ts';
import { PayerFeatures } from '#worker/analyse/built-in/money/payer-features.ts';
import { readTwoSides } from '#worker/analyse/built-in/money/read-two-sides.ts';
import type { ContractText } from '#worker/analyse/built-in/text/contract-text.ts';
import type { KeyedDocument } from './keyed-documents.ts';
import type { ReadContract } from './read-contract.ts';
import type { HarmSayings } from './sayings.ts';

export function digestOfDocuments(documents: readonly KeyedDocument[], sayings: readonly HarmSayings[]): string {
  const hash = createHash('sha256').update(JSON.stringify(sayings));
  for (const { name, text, key } of documents) hash.update(`${name}\0${text}\0${JSON.stringify(key)}\0`);
  return hash.digest('hex');
}

/** Another value whenever a contract would be cut, or its features be read, in another way. */
export function digestOfFeatures(contracts: readonly ReadContract[]): string {
  const hash = createHash('sha256');
  for (const { contract, language } of contracts) {
    const passages = cutPassages(contract);
    const features = new PassageFeatures(passages, language);
    const read = new Map<number, number>();
    const add = (feature: number, value: number) => read.set(feature, (read.get(feature) ?? 0) + value);
    passages.forEach((_, index) => {
      features.readTo(index, add);
      features.readTopicTo(index, add);
    });
    for (const sentence of contract.sentences) features.readSentenceTo(sentence, add);
    readDocumentFeatures(contract, add);
    readSigns(contract, add);
    readPayerFeatures(contract, add);
    readDayFeatures(contract, add);
    for (const [feature, value] of read) hash.update(`${feature} ${value.toFixed(4)}\n`);
  }
  return hash.digest('hex');
}

/** What the judge is told of each sentence, apart from what patterns and other models say. */
function readSigns(contract: ContractText, sink: FeatureSink) {
  const ranked = cutPassages(contract).map((passage) => ({ ...passage, score: 0 }));
  const unlearned = { labels: ['none' as const], biases: [0], step: 0, weights: new Int8Array(1) };
  for (const suspect of findSuspects(contract, ranked, unlearned))
    signsOf('flat-penalty', { ...suspect, said: [] }).forEach((sign, at) => void sink(at, sign));
}

function readPayerFeatures(contract: ContractText, sink: FeatureSink) {
  const sides = readTwoSides(contract);
  const all = sides ? readPayerClues(sides, contract) : [];
  const payer = new PayerFeatures(contract.language);
  const paid = new PaidFeatures(all, contract.language);
  for (const clues of all) {
    payer.readTo(clues, sink);
    paid.readTo(clues, sink);
  }
}

function readDayFeatures(contract: ContractText, sink: FeatureSink) {
  const statements = readStatements(contract, { order: readDateOrder(contract) });
  const features = new DayFeatures(statements, contract);
  for (const statement of statements) features.readTo(statement, sink);
}

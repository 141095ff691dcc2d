import { createHash } from 'node:crypto';
import { type Origin, writeModel } from '#worker/analyse/built-in/learned/models-file.ts';
import type { Key } from './keyed-document.schema.ts';
import type { KeyedDocument } from './keyed-documents.ts';
import { digestOfDocuments } from './origin.ts';
import {
  measureParties,
  type PartyDocument,
  type PartyReport,
  readPartyDocuments,
  trainParties,
} from './party-model.ts';

export interface LearnedParties extends PartyReport {
  /** What `readModel` of the analysis Worker reads. */
  weights: Uint8Array;
}

/** Learned before the other models, which read contracts whose parties are known. */
export async function learnParties(documents: readonly KeyedDocument<Key>[]): Promise<LearnedParties> {
  const contracts = await readPartyDocuments(documents);
  const weights = writeModel(trainParties(contracts), originOfParties(documents, contracts));
  return { weights, ...measureParties(contracts) };
}

/** What the weights of these documents come from. */
export function originOfParties(documents: readonly KeyedDocument<Key>[], contracts: readonly PartyDocument[]): Origin {
  const hash = createHash('sha256');
  for (const { examples } of contracts)
    for (const { slots, values } of examples)
      hash.update(new Uint8Array(slots.buffer)).update(values.map(rounded).join());
  return { documents: digestOfDocuments(documents, []), features: hash.digest('hex') };
}

const rounded = (value: number) => Math.round(value * 1e4);

import { createHash } from 'node:crypto';
import { readDocumentFeatures } from '#worker/analyse/built-in/learned/document-features.ts';
import { PassageFeatures } from '#worker/analyse/built-in/learned/passage-features.ts';
import { cutPassages } from '#worker/analyse/built-in/learned/passages.ts';
import type { KeyedDocument } from './keyed-documents.ts';
import type { ReadContract } from './read-contract.ts';

export function digestOfDocuments(documents: readonly KeyedDocument[]): string {
  const hash = createHash('sha256');
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
    readDocumentFeatures(contract, add);
    for (const [feature, value] of read) hash.update(`${feature} ${value.toFixed(4)}\n`);
  }
  return hash.digest('hex');
}

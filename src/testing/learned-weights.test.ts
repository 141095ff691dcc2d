import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readModel, readModels, writeModels } from '#worker/analyse/built-in/learned/models-file.ts';
import { unpackBytes } from '#worker/unpack-bytes.ts';
import { readKeyedDocuments } from '../dev/learn/keyed-documents.ts';
import { makeModels, originOf } from '../dev/learn/learn-from.ts';
import { originOfParties } from '../dev/learn/learn-parties.ts';
import { readPartyDocuments } from '../dev/learn/party-model.ts';
import { readSayings } from '../dev/learn/sayings.ts';
import { root } from '../dev/run/project-paths.ts';

const documents = readKeyedDocuments();
const sayings = readSayings();
const packed = weightsOf('weights.bin');
const packedParties = weightsOf('party-weights.bin');

function weightsOf(name: string) {
  return readFileSync(join(root, 'worker/analyse/built-in/learned', name));
}

test('the weights were made from these documents, as they are read now: else run npm run learn', async () => {
  const { origin } = readModels(unpackBytes(new Uint8Array(packed).buffer));
  expect(origin).toEqual(await originOf(documents, sayings));
});

test('so were the weights that tell parties, which are learned first', async () => {
  const { origin } = readModel(unpackBytes(new Uint8Array(packedParties).buffer));
  expect(origin).toEqual(originOfParties(documents, await readPartyDocuments(documents)));
});

test('the weights of all languages together take less than 4 MB', () => {
  expect(packed.length + packedParties.length).toBeLessThan(4 * 1024 * 1024);
});

test('learning twice from the same documents gives the same weights', async () => {
  const few = documents.filter(({ name }) => /\/(?:n?0[1-2])$/.test(name));
  const some = sayings.slice(0, 3);
  // Nothing held out: what the judge learns is computed, and takes five models more.
  const held = { tune: [], last: { documents: [] } };
  const [once, again] = [await makeModels(few, some, held), await makeModels(few, some, held)].map(writeModels);
  const { harm, payer, harmType } = readModels(once as Uint8Array);
  for (const { weights } of [harm, payer, harmType]) expect(weights.some((weight) => weight !== 0)).toBe(true);
  expect(Buffer.compare(again as Uint8Array, once as Uint8Array)).toBe(0);
});

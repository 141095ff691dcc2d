import { unpackBytes } from '#worker/unpack-bytes.ts';
import type { LinearModel } from './linear-model';
import { type LearnedModels, readModel, readModels } from './models-file';
import packedParties from './party-weights.bin';
import packed from './weights.bin';

let loaded: LearnedModels | null = null;

/** What was learned from keyed documents (`npm run learn`); unpacked for the first document, and kept. */
export function learnedModels(): LearnedModels {
  loaded ??= readModels(unpackBytes(packed));
  return loaded;
}

let loadedParties: LinearModel | null = null;

/** Which names are those of parties. Learned before all else, which is learned from contracts whose parties are known. */
export function learnedParties(): LinearModel {
  loadedParties ??= readModel(unpackBytes(packedParties));
  return loadedParties;
}

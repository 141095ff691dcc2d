import { unpackBytes } from '#worker/unpack-bytes.ts';
import { type LearnedModels, readModels } from './models-file';
import packed from './weights.bin';

let loaded: LearnedModels | null = null;

/** What was learned from keyed documents (`npm run learn`); unpacked for the first document, and kept. */
export function learnedModels(): LearnedModels {
  loaded ??= readModels(unpackBytes(packed));
  return loaded;
}

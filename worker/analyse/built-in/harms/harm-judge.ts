import { signsOf } from './harm-signs';
import type { HarmType } from './harm-types';
import type { Suspect } from './suspects';

/** Weights of the signs, in their order, and of kinds that are told rightly more or less often than others. */
export interface Judge {
  signs: number[];
  kinds: Partial<Record<HarmType, number>>;
}

/** The second look at what patterns and learned kinds say of a sentence. */
export interface HarmJudge {
  /** Is the kind of harm true of the sentence? */
  kind: Judge;
  /** Does it harm its reader in any way? */
  grave: Judge;
}

/** How likely a kind of harm is true of a sentence. */
export const kindOf = ({ kind }: HarmJudge, harm: HarmType, suspect: Suspect) => likelihoodOf(kind, harm, suspect);

/** How likely a sentence harms its reader, if not in this way then in another. */
export const graveOf = ({ grave }: HarmJudge, harm: HarmType, suspect: Suspect) => likelihoodOf(grave, harm, suspect);

function likelihoodOf({ signs, kinds }: Judge, harm: HarmType, suspect: Suspect) {
  const sum = signsOf(harm, suspect).reduce((total, sign, at) => total + sign * (signs[at] ?? 0), kinds[harm] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

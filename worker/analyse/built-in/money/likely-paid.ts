import type { Locale } from '#src/i18n/locale.schema.ts';
import { type LinearModel, weightOf } from '../learned/linear-model';
import { PaidFeatures } from './paid-features';
import type { PayerClues } from './payer-clues';

/** A sum that scores less is left out. More would leave out plain sums of short texts as well. */
const leastScore = -2;

/** Tells of the sums of one contract which are to be paid at all; `all` are those that no rule leaves out. */
export function createPaidTeller(
  model: LinearModel,
  all: readonly PayerClues[],
  language: Locale,
): (clues: PayerClues) => boolean {
  const scoreOf = createPaidScorer(model, all, language);
  return (clues) => scoreOf(clues) >= leastScore;
}

export function createPaidScorer(model: LinearModel, all: readonly PayerClues[], language: Locale) {
  const features = new PaidFeatures(all, language);
  return (clues: PayerClues): number => {
    let score = model.bias;
    features.readTo(clues, (hash, value) => {
      score += weightOf(model, hash) * value;
    });
    return score;
  };
}

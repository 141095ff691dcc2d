import { type Concept, concepts } from '../learned/concepts/concept';
import type { HarmType } from './harm-types';

/** What a sentence must speak of, one of these at least, to do a harm of a kind; in the words of every language. */
const needs: Partial<Record<HarmType, readonly Concept[]>> = {
  'automatic-renewal': ['renew', 'automatic', 'deemed', 'early', 'period'],
  'narrow-way-out': ['notice', 'written-form', 'early', 'end', 'deadline'],
  'price-at-will': ['price', 'fee', 'increase', 'pay'],
  'price-climbs': ['price', 'fee', 'increase', 'percent'],
  'terms-at-will': ['change'],
  'unequal-notice': ['notice', 'end', 'period'],
  'rest-due-on-arrears': ['remaining', 'full-amount', 'all', 'at-once'],
  'late-charges': ['late', 'unpaid', 'debt', 'interest'],
  'flat-penalty': ['penalty', 'pay', 'fee', 'price', 'percent'],
  'deposit-kept': ['deposit'],
  'guarantee-of-person': ['guarantee', 'jointly', 'liable', 'debt', 'pay'],
  'claim-period-short': ['deadline', 'period', 'at-once', 'late'],
  'court-far-away': ['court', 'foreign-law', 'arbitration'],
  'no-court': ['arbitration', 'court', 'claim', 'final'],
  'wage-deduction': ['deduct', 'wages', 'own-cost', 'pay'],
  'tips-kept': ['tip'],
  'training-repaid': ['training', 'refund', 'compensate', 'pay'],
  'clients-banned': ['compete', 'may-not', 'reader', 'work-elsewhere'],
  'praise-only': ['criticise', 'publish', 'secret'],
  'interest-steep': ['interest', 'percent'],
};

const indexes = new Map(
  Object.entries(needs).map(([harm, needed]) => [harm, needed.map((concept) => concepts.indexOf(concept))]),
);

/** Nothing stands in the sentence that the kind of harm cannot do without. */
export const lacksNeeded = (harm: HarmType, spoken: readonly number[]): boolean => {
  const needed = indexes.get(harm);
  return needed !== undefined && !needed.some((concept) => spoken.includes(concept));
};

import type { ClauseType } from '#src/features/contracts/clause-types.schema.ts';
import type { Telling } from './play';
import type { AssessedRisk } from './write/risks';

/**
 * What authorities and courts object to most in terms that a service sets for everybody: liability, changes, endings,
 * removal, courts and arbitration, agreement by use (Directive 93/13/EEC, annex 1 (a), (b), (f), (g), (i), (j), (q)).
 * Source of the list: the labels of the CLAUDETTE corpus of unfair terms.
 */
const oftenUnfair: readonly ClauseType[] = [
  'limitation-of-liability',
  'cap-on-liability',
  'unilateral-change',
  'unilateral-termination',
  'content-removal',
  'contract-by-using',
  'privacy-included',
  'arbitration',
  'jurisdiction',
];
/** Such terms say the same thing of one service after the other, and each place counts. */
const mostQuotes = 8;

const isOftenUnfair = (type: ClauseType, { contractType }: Pick<Telling, 'contractType'>) =>
  contractType === 'terms-of-service' && oftenUnfair.includes(type);

/** How many passages of a clause are quoted with its risk. */
export const quotesOf = (type: ClauseType, telling: Telling, usual: number) =>
  isOftenUnfair(type, telling) ? mostQuotes : usual;

/** Nobody who signs up can negotiate such a term: it is never merely worth knowing. */
export const atLeastMedium = (one: AssessedRisk, telling: Telling): AssessedRisk =>
  isOftenUnfair(one.type, telling) && one.assessment.level === 'low'
    ? { ...one, assessment: { ...one.assessment, level: 'medium' } }
    : one;

import { cited, type LawRule } from '../law-rule';

/** What is the same in all three regions. */
export const belgium: readonly LawRule[] = [
  {
    setting: 'home',
    of: 'deposit',
    most: 3,
    nowhere: ['not-a-home'],
    rule: cited(
      'Décret wallon du 15 mars 2018, art. 62; Code bruxellois du logement, art. 248; Vlaams Woninghuurdecreet, art. 37',
    ),
    reason: 'deposit-above',
    certainty: 'likely',
  },
  {
    setting: 'job',
    of: 'restraint',
    most: { amount: 12, unit: 'month' },
    rule: cited('Loi du 3 juillet 1978, art. 65 et 86'),
    reason: 'restraint-long',
    certainty: 'possible',
  },
  {
    setting: 'job',
    of: 'restraint',
    unless: ['restraint-paid'],
    rule: cited('Loi du 3 juillet 1978, art. 65 et 86'),
    reason: 'restraint-unpaid',
    certainty: 'likely',
  },
  {
    setting: 'consumer',
    of: ['liability-excluded', 'claims-waived', 'liability-capped'],
    says: 'injury',
    unless: ['fault-kept'],
    nowhere: ['animal'],
    rule: cited('Code de droit économique, art. VI.83, 25°'),
    reason: 'injury',
    certainty: 'likely',
  },
  {
    setting: 'consumer',
    of: ['liability-excluded', 'claims-waived'],
    says: 'any-fault',
    unless: ['fault-kept'],
    rule: cited('Code de droit économique, art. VI.83, 13°'),
    reason: 'gross-fault',
    certainty: 'likely',
  },
  {
    setting: 'consumer',
    of: ['court-far-away'],
    rule: cited('Code de droit économique, art. VI.83, 23°'),
    reason: 'own-court',
    certainty: 'likely',
  },
  {
    setting: 'subscription',
    of: ['automatic-renewal'],
    rule: cited('Code de droit économique, art. VI.91'),
    reason: 'renewal-left',
    certainty: 'possible',
  },
];

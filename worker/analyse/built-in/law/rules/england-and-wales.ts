import { cited, type LawRule } from '../law-rule';
import { jobsInBritain, unitedKingdom } from './united-kingdom';

export const englandAndWales: readonly LawRule[] = [
  ...unitedKingdom,
  ...jobsInBritain,
  {
    setting: 'home-or-room',
    of: 'deposit',
    most: (5 * 12) / 52,
    rentBelow: 50_000,
    nowhere: ['not-a-home'],
    rule: cited('Tenant Fees Act 2019, s. 3 and Sch. 1 para. 2'),
    reason: 'deposit-above',
    certainty: 'likely',
  },
  {
    setting: 'home-or-room',
    of: 'letting-fee',
    nowhere: ['not-a-home'],
    rule: cited('Tenant Fees Act 2019, s. 1, s. 3 and Sch. 1'),
    reason: 'letting-fee',
    certainty: 'likely',
  },
  {
    setting: 'home-or-room',
    of: ['flat-penalty'],
    nowhere: ['not-a-home'],
    rule: cited('Tenant Fees Act 2019, s. 1, s. 3 and Sch. 1'),
    reason: 'tenant-penalty',
    certainty: 'possible',
  },
  {
    setting: 'home',
    of: ['repairs-on-reader'],
    says: 'large-repairs',
    nowhere: ['not-a-home'],
    rule: cited('Landlord and Tenant Act 1985, ss. 11–12'),
    reason: 'landlord-repairs',
    certainty: 'likely',
  },
  {
    of: ['liability-excluded', 'claims-waived', 'liability-capped'],
    says: 'injury',
    unless: ['fault-kept'],
    nowhere: ['animal'],
    rule: cited('Consumer Rights Act 2015, s. 65; Unfair Contract Terms Act 1977, s. 2(1)'),
    reason: 'injury',
    certainty: 'likely',
  },
];

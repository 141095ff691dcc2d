import { cited, type LawRule } from '../law-rule';
import { jobsInBritain, unitedKingdom } from './united-kingdom';

export const scotland: readonly LawRule[] = [
  ...unitedKingdom,
  ...jobsInBritain,
  {
    setting: 'home',
    of: 'deposit',
    most: 2,
    nowhere: ['not-a-home'],
    rule: cited('Rent (Scotland) Act 1984, s. 90'),
    reason: 'deposit-above',
    certainty: 'likely',
  },
  {
    setting: 'home',
    of: 'letting-fee',
    nowhere: ['not-a-home'],
    rule: cited('Rent (Scotland) Act 1984, ss. 82 and 90'),
    reason: 'letting-fee',
    certainty: 'likely',
  },
  {
    setting: 'home',
    of: ['ended-at-will'],
    nowhere: ['not-a-home'],
    rule: cited('Private Housing (Tenancies) (Scotland) Act 2016, s. 44'),
    reason: 'tenancy-protected',
    certainty: 'likely',
  },
  {
    setting: 'home',
    of: ['price-at-will'],
    nowhere: ['not-a-home'],
    rule: cited('Private Housing (Tenancies) (Scotland) Act 2016, ss. 18–22'),
    reason: 'rent-rise',
    certainty: 'likely',
  },
  {
    setting: 'home',
    of: ['repairs-on-reader'],
    says: 'large-repairs',
    nowhere: ['not-a-home'],
    rule: cited('Housing (Scotland) Act 2006, ss. 13–17'),
    reason: 'landlord-repairs',
    certainty: 'likely',
  },
  {
    of: ['liability-excluded', 'claims-waived', 'liability-capped'],
    says: 'injury',
    unless: ['fault-kept'],
    nowhere: ['animal'],
    rule: cited('Consumer Rights Act 2015, s. 65; Unfair Contract Terms Act 1977, s. 16(1)'),
    reason: 'injury',
    certainty: 'likely',
  },
];

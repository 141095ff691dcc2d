import { m } from '#src/i18n/paraglide/messages.js';
import type { LawRule } from '../law-rule';

export const egypt: readonly LawRule[] = [
  {
    setting: 'job',
    of: 'probation',
    most: { amount: 3, unit: 'month' },
    rule: (to) => m.law_rule_egypt_labour({}, to),
    reason: 'probation-long',
    certainty: 'likely',
  },
  {
    of: 'interest',
    most: 7,
    nowhere: ['bank'],
    rule: (to) => m.law_rule_egypt_civil({ section: '227' }, to),
    reason: 'interest-above',
    certainty: 'likely',
  },
  {
    of: ['liability-excluded', 'claims-waived'],
    says: 'injury',
    unless: ['fault-kept'],
    nowhere: ['animal'],
    rule: (to) => m.law_rule_egypt_civil({ section: '217' }, to),
    reason: 'injury',
    certainty: 'likely',
  },
];

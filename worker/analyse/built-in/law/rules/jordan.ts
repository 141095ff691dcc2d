import { m } from '#src/i18n/paraglide/messages.js';
import type { LawRule } from '../law-rule';

export const jordan: readonly LawRule[] = [
  {
    setting: 'job',
    of: 'probation',
    most: { amount: 3, unit: 'month' },
    rule: (to) => m.law_rule_jordan_labour({ section: '35' }, to),
    reason: 'probation-long',
    certainty: 'likely',
  },
  {
    setting: 'permanent-job',
    of: 'their-notice',
    least: { amount: 1, unit: 'month' },
    somewhere: 'open-ended',
    rule: (to) => m.law_rule_jordan_labour({ section: '23' }, to),
    reason: 'notice-short',
    certainty: 'likely',
  },
  {
    setting: 'job',
    of: ['unpaid-time'],
    says: 'overtime',
    rule: (to) => m.law_rule_jordan_labour({ section: '59' }, to),
    reason: 'overtime-paid',
    certainty: 'possible',
  },
  {
    of: ['liability-excluded', 'claims-waived'],
    says: 'injury',
    unless: ['fault-kept'],
    nowhere: ['animal'],
    rule: (to) => m.law_rule_jordan_civil({ section: '270' }, to),
    reason: 'injury',
    certainty: 'likely',
  },
];

import { m } from '#src/i18n/paraglide/messages.js';
import type { LawRule } from '../law-rule';

export const saudiArabia: readonly LawRule[] = [
  {
    of: 'interest',
    most: 0,
    rule: (to) => m.law_rule_saudi_riba({}, to),
    reason: 'interest-void',
    certainty: 'likely',
  },
  {
    of: ['late-charges', 'interest-steep'],
    says: 'interest',
    rule: (to) => m.law_rule_saudi_riba({}, to),
    reason: 'interest-void',
    certainty: 'likely',
  },
  {
    setting: 'job',
    of: 'probation',
    most: { amount: 180, unit: 'day' },
    rule: (to) => m.law_rule_saudi_labour({ section: '53' }, to),
    reason: 'probation-long',
    certainty: 'likely',
  },
  {
    setting: 'permanent-job',
    of: 'their-notice',
    least: { amount: 30, unit: 'day' },
    somewhere: 'open-ended',
    rule: (to) => m.law_rule_saudi_labour({ section: '75' }, to),
    reason: 'notice-short',
    certainty: 'likely',
  },
  {
    setting: 'job',
    of: 'restraint',
    most: { amount: 2, unit: 'year' },
    rule: (to) => m.law_rule_saudi_labour({ section: '83' }, to),
    reason: 'restraint-long',
    certainty: 'likely',
  },
  {
    setting: 'job',
    of: ['unpaid-time'],
    says: 'overtime',
    rule: (to) => m.law_rule_saudi_labour({ section: '107' }, to),
    reason: 'overtime-paid',
    certainty: 'possible',
  },
];

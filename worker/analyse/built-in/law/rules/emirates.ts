import { m } from '#src/i18n/paraglide/messages.js';
import type { LawRule } from '../law-rule';

export const emirates: readonly LawRule[] = [
  {
    setting: 'job',
    of: 'probation',
    most: { amount: 6, unit: 'month' },
    rule: (to) => m.law_rule_emirates_labour({ section: '9' }, to),
    reason: 'probation-long',
    certainty: 'likely',
  },
  {
    setting: 'job',
    of: 'their-notice',
    least: { amount: 30, unit: 'day' },
    rule: (to) => m.law_rule_emirates_labour({ section: '43' }, to),
    reason: 'notice-short',
    certainty: 'likely',
  },
  {
    setting: 'job',
    of: 'your-notice',
    most: { amount: 90, unit: 'day' },
    rule: (to) => m.law_rule_emirates_labour({ section: '43' }, to),
    reason: 'notice-long',
    certainty: 'likely',
  },
  {
    setting: 'job',
    of: 'restraint',
    most: { amount: 2, unit: 'year' },
    rule: (to) => m.law_rule_emirates_labour({ section: '10' }, to),
    reason: 'restraint-long',
    certainty: 'likely',
  },
];

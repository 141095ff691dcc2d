import { m } from '#src/i18n/paraglide/messages.js';
import type { LawRule } from '../law-rule';

export const morocco: readonly LawRule[] = [
  {
    setting: 'permanent-job',
    of: 'probation',
    most: { amount: 3, unit: 'month' },
    unless: ['prolonged'],
    rule: (to) => m.law_rule_morocco_labour({ section: '14' }, to),
    reason: 'probation-long',
    certainty: 'likely',
  },
  {
    setting: 'permanent-job',
    of: 'probation',
    most: { amount: 6, unit: 'month' },
    rule: (to) => m.law_rule_morocco_labour({ section: '14' }, to),
    reason: 'probation-long',
    certainty: 'likely',
  },
  {
    setting: 'fixed-job',
    of: 'probation',
    most: { amount: 1, unit: 'month' },
    rule: (to) => m.law_rule_morocco_labour({ section: '14' }, to),
    reason: 'probation-long',
    certainty: 'likely',
  },
  {
    setting: 'permanent-job',
    of: 'their-notice',
    least: { amount: 8, unit: 'day' },
    rule: (to) => m.law_rule_morocco_labour({ section: '43' }, to),
    reason: 'notice-short',
    certainty: 'likely',
  },
  {
    setting: 'consumer',
    of: ['liability-excluded', 'claims-waived'],
    rule: (to) => m.law_rule_morocco_consumer({ section: '15–19' }, to),
    reason: 'consumer-redress',
    certainty: 'possible',
  },
  {
    setting: 'consumer',
    of: ['court-far-away'],
    rule: (to) => m.law_rule_morocco_consumer({ section: '202' }, to),
    reason: 'own-court',
    certainty: 'likely',
  },
];

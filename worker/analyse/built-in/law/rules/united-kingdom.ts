import { cited, type LawRule } from '../law-rule';

/** The same in England and Wales and in Scotland. */
export const unitedKingdom: readonly LawRule[] = [
  {
    setting: 'consumer',
    of: ['court-far-away'],
    rule: cited('Civil Jurisdiction and Judgments Act 1982, s. 15B'),
    reason: 'own-court',
    certainty: 'possible',
  },
  {
    setting: 'hire-purchase',
    of: ['goods-taken'],
    rule: cited('Consumer Credit Act 1974, ss. 90–92'),
    reason: 'goods-protected',
    certainty: 'possible',
  },
  {
    setting: 'consumer-loan',
    of: ['no-early-exit'],
    rule: cited('Consumer Credit Act 1974, ss. 94 and 173'),
    reason: 'repaid-early',
    certainty: 'possible',
  },
];

export const jobsInBritain: readonly LawRule[] = [
  {
    setting: 'job',
    of: 'their-notice',
    least: { amount: 1, unit: 'week' },
    rule: cited('Employment Rights Act 1996, s. 86'),
    reason: 'notice-short',
    certainty: 'likely',
  },
  {
    setting: 'zero-hours',
    of: ['only-for-them'],
    rule: cited('Employment Rights Act 1996, s. 27A'),
    reason: 'other-work',
    certainty: 'likely',
  },
  {
    setting: 'any-job',
    of: ['tips-kept'],
    rule: cited('Employment Rights Act 1996, Part 2B'),
    reason: 'tips',
    certainty: 'likely',
  },
];

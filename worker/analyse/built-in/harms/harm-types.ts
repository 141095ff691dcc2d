import type { RiskLevel } from '#src/features/contracts/analysis.schema.ts';
import type { ClauseType } from '#src/features/contracts/clause-types.schema.ts';
import type { HarmTopic } from '#src/features/contracts/harm-topics.schema.ts';

interface Harm {
  clauseType: ClauseType | null;
  level: Exclude<RiskLevel, 'low'>;
  /** What is told of it where the kind itself is not certain. */
  topic: HarmTopic;
}

/**
 * What everyday contracts do to the person who signs them, by the lists of unfair terms (Consumer Rights Act 2015
 * Schedule 2, annex of Directive 93/13, §§ 308 and 309 BGB, R. 212-1 and R. 212-2 Code de la consommation, articles 85 to
 * 90 LGDCU) and by what hurts tenants, employees, borrowers and freelancers.
 */
export const harms = {
  'automatic-renewal': { clauseType: 'renewal-term', level: 'high', topic: 'hard-to-leave' },
  'narrow-way-out': { clauseType: 'notice-to-terminate-renewal', level: 'medium', topic: 'hard-to-leave' },
  'price-at-will': { clauseType: 'price-increase', level: 'high', topic: 'price-and-fees' },
  'price-climbs': { clauseType: 'price-increase', level: 'medium', topic: 'price-and-fees' },
  'terms-at-will': { clauseType: 'unilateral-change', level: 'high', topic: 'changes-by-one-side' },
  'service-at-will': { clauseType: 'unilateral-change', level: 'medium', topic: 'changes-by-one-side' },
  'ended-at-will': { clauseType: 'unilateral-termination', level: 'high', topic: 'ended-or-shut-out' },
  'unequal-notice': { clauseType: 'termination-for-convenience', level: 'medium', topic: 'hard-to-leave' },
  'no-early-exit': { clauseType: 'minimum-commitment', level: 'medium', topic: 'hard-to-leave' },
  'rest-due-on-leaving': { clauseType: 'liquidated-damages', level: 'high', topic: 'hard-to-leave' },
  'rest-due-on-arrears': { clauseType: 'late-payment', level: 'high', topic: 'security-and-debts' },
  'late-charges': { clauseType: 'late-payment', level: 'medium', topic: 'penalties' },
  'flat-penalty': { clauseType: 'liquidated-damages', level: 'medium', topic: 'penalties' },
  'deposit-kept': { clauseType: 'deposit', level: 'high', topic: 'money-not-returned' },
  'no-refund': { clauseType: null, level: 'medium', topic: 'money-not-returned' },
  'liability-excluded': { clauseType: 'limitation-of-liability', level: 'high', topic: 'responsibility-shifted' },
  'liability-capped': { clauseType: 'cap-on-liability', level: 'medium', topic: 'responsibility-shifted' },
  'claims-waived': { clauseType: 'covenant-not-to-sue', level: 'high', topic: 'rights-given-up' },
  'reader-indemnifies': { clauseType: 'indemnity', level: 'high', topic: 'responsibility-shifted' },
  'guarantee-of-person': { clauseType: 'personal-guarantee', level: 'high', topic: 'security-and-debts' },
  'liable-without-fault': { clauseType: null, level: 'medium', topic: 'responsibility-shifted' },
  'claim-period-short': { clauseType: null, level: 'medium', topic: 'rights-given-up' },
  'silence-accepts': { clauseType: 'contract-by-using', level: 'medium', topic: 'decided-by-one-side' },
  'entry-at-will': { clauseType: null, level: 'medium', topic: 'privacy-and-home' },
  'repairs-on-reader': { clauseType: 'repairs', level: 'high', topic: 'responsibility-shifted' },
  'goods-taken': { clauseType: null, level: 'high', topic: 'security-and-debts' },
  'access-blocked': { clauseType: null, level: 'medium', topic: 'ended-or-shut-out' },
  'pays-without-service': { clauseType: null, level: 'medium', topic: 'less-than-promised' },
  'defects-no-set-off': { clauseType: null, level: 'medium', topic: 'rights-given-up' },
  'wage-deduction': { clauseType: null, level: 'medium', topic: 'hours-and-pay' },
  'unpaid-time': { clauseType: 'working-hours', level: 'high', topic: 'hours-and-pay' },
  'hours-at-will': { clauseType: 'working-hours', level: 'medium', topic: 'hours-and-pay' },
  'tips-kept': { clauseType: null, level: 'high', topic: 'hours-and-pay' },
  'training-repaid': { clauseType: null, level: 'high', topic: 'hours-and-pay' },
  'work-ban-after': { clauseType: 'restraint-after-employment', level: 'high', topic: 'freedom-of-action' },
  'clients-banned': { clauseType: 'no-solicit-customers', level: 'medium', topic: 'freedom-of-action' },
  'only-for-them': { clauseType: 'exclusivity', level: 'medium', topic: 'freedom-of-action' },
  'creations-taken': { clauseType: 'ip-assignment', level: 'high', topic: 'work-and-ideas' },
  'likeness-for-ever': { clauseType: 'perpetual-licence', level: 'medium', topic: 'work-and-ideas' },
  'data-shared': { clauseType: 'data-protection', level: 'high', topic: 'privacy-and-home' },
  'praise-only': { clauseType: 'non-disparagement', level: 'medium', topic: 'freedom-of-action' },
  'court-far-away': { clauseType: 'jurisdiction', level: 'medium', topic: 'rights-given-up' },
  'no-court': { clauseType: 'arbitration', level: 'high', topic: 'rights-given-up' },
  'their-word-final': { clauseType: null, level: 'medium', topic: 'decided-by-one-side' },
  'passed-to-anyone': { clauseType: 'anti-assignment', level: 'medium', topic: 'changes-by-one-side' },
  'other-performs': { clauseType: 'subcontracting', level: 'medium', topic: 'less-than-promised' },
  'no-date-promised': { clauseType: 'delivery', level: 'medium', topic: 'less-than-promised' },
  'warranty-excluded': { clauseType: 'warranty', level: 'medium', topic: 'less-than-promised' },
  'risk-too-early': { clauseType: 'title-and-risk', level: 'medium', topic: 'responsibility-shifted' },
  'cooling-off-lost': { clauseType: 'cooling-off', level: 'high', topic: 'rights-given-up' },
  'enforced-without-court': { clauseType: null, level: 'high', topic: 'security-and-debts' },
  'moved-at-will': { clauseType: null, level: 'medium', topic: 'changes-by-one-side' },
  'their-costs-on-reader': { clauseType: null, level: 'medium', topic: 'price-and-fees' },
  'bonus-lost': { clauseType: null, level: 'medium', topic: 'hours-and-pay' },
  'interest-steep': { clauseType: null, level: 'high', topic: 'price-and-fees' },
} as const satisfies Record<string, Harm>;

export type HarmType = keyof typeof harms;

import type { RiskLevel } from '#src/features/contracts/analysis.schema.ts';
import type { ClauseType } from '#src/features/contracts/clause-types.schema.ts';

interface Harm {
  clauseType: ClauseType | null;
  level: Exclude<RiskLevel, 'low'>;
}

/**
 * What everyday contracts do to the person who signs them, by the lists of unfair terms (Consumer Rights Act 2015
 * Schedule 2, annex of Directive 93/13, §§ 308 and 309 BGB, R. 212-1 and R. 212-2 Code de la consommation, articles 85 to
 * 90 LGDCU) and by what hurts tenants, employees, borrowers and freelancers.
 */
export const harms = {
  'automatic-renewal': { clauseType: 'renewal-term', level: 'high' },
  'narrow-way-out': { clauseType: 'notice-to-terminate-renewal', level: 'medium' },
  'price-at-will': { clauseType: 'price-increase', level: 'high' },
  'price-climbs': { clauseType: 'price-increase', level: 'medium' },
  'terms-at-will': { clauseType: 'unilateral-change', level: 'high' },
  'service-at-will': { clauseType: 'unilateral-change', level: 'medium' },
  'ended-at-will': { clauseType: 'unilateral-termination', level: 'high' },
  'unequal-notice': { clauseType: 'termination-for-convenience', level: 'medium' },
  'no-early-exit': { clauseType: 'minimum-commitment', level: 'medium' },
  'rest-due-on-leaving': { clauseType: 'liquidated-damages', level: 'high' },
  'rest-due-on-arrears': { clauseType: 'late-payment', level: 'high' },
  'late-charges': { clauseType: 'late-payment', level: 'medium' },
  'flat-penalty': { clauseType: 'liquidated-damages', level: 'medium' },
  'deposit-kept': { clauseType: 'deposit', level: 'high' },
  'no-refund': { clauseType: null, level: 'medium' },
  'liability-excluded': { clauseType: 'limitation-of-liability', level: 'high' },
  'liability-capped': { clauseType: 'cap-on-liability', level: 'medium' },
  'claims-waived': { clauseType: 'covenant-not-to-sue', level: 'high' },
  'reader-indemnifies': { clauseType: 'indemnity', level: 'high' },
  'guarantee-of-person': { clauseType: 'personal-guarantee', level: 'high' },
  'liable-without-fault': { clauseType: null, level: 'medium' },
  'claim-period-short': { clauseType: null, level: 'medium' },
  'silence-accepts': { clauseType: 'contract-by-using', level: 'medium' },
  'entry-at-will': { clauseType: null, level: 'medium' },
  'repairs-on-reader': { clauseType: 'repairs', level: 'high' },
  'goods-taken': { clauseType: null, level: 'high' },
  'access-blocked': { clauseType: null, level: 'medium' },
  'pays-without-service': { clauseType: null, level: 'medium' },
  'defects-no-set-off': { clauseType: null, level: 'medium' },
  'wage-deduction': { clauseType: null, level: 'medium' },
  'unpaid-time': { clauseType: 'working-hours', level: 'high' },
  'hours-at-will': { clauseType: 'working-hours', level: 'medium' },
  'tips-kept': { clauseType: null, level: 'high' },
  'training-repaid': { clauseType: null, level: 'high' },
  'work-ban-after': { clauseType: 'restraint-after-employment', level: 'high' },
  'clients-banned': { clauseType: 'no-solicit-customers', level: 'medium' },
  'only-for-them': { clauseType: 'exclusivity', level: 'medium' },
  'creations-taken': { clauseType: 'ip-assignment', level: 'high' },
  'likeness-for-ever': { clauseType: 'perpetual-licence', level: 'medium' },
  'data-shared': { clauseType: 'data-protection', level: 'high' },
  'praise-only': { clauseType: 'non-disparagement', level: 'medium' },
  'court-far-away': { clauseType: 'jurisdiction', level: 'medium' },
  'no-court': { clauseType: 'arbitration', level: 'high' },
  'their-word-final': { clauseType: null, level: 'medium' },
  'passed-to-anyone': { clauseType: 'anti-assignment', level: 'medium' },
  'other-performs': { clauseType: 'subcontracting', level: 'medium' },
  'no-date-promised': { clauseType: 'delivery', level: 'medium' },
  'warranty-excluded': { clauseType: 'warranty', level: 'medium' },
  'risk-too-early': { clauseType: 'title-and-risk', level: 'medium' },
  'cooling-off-lost': { clauseType: 'cooling-off', level: 'high' },
  'enforced-without-court': { clauseType: null, level: 'high' },
  'moved-at-will': { clauseType: null, level: 'medium' },
  'their-costs-on-reader': { clauseType: null, level: 'medium' },
  'bonus-lost': { clauseType: null, level: 'medium' },
  'interest-steep': { clauseType: null, level: 'high' },
} as const satisfies Record<string, Harm>;

export type HarmType = keyof typeof harms;

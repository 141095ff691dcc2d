import { m } from '#src/i18n/paraglide/messages.js';
import type { To } from '../play';

/** The limit and what the contract says, as far as a rule compares them. */
interface Compared {
  limit: string;
  said: string;
}

/** Why words may not bind. */
export const doubtTexts = {
  'deposit-above': m.law_deposit_above,
  'probation-long': m.law_probation_long,
  'restraint-long': m.law_restraint_long,
  'restraint-unpaid': m.law_restraint_unpaid,
  'notice-short': m.law_notice_short,
  'notice-long': m.law_notice_long,
  'term-long': m.law_term_long,
  'interest-void': m.law_interest_void,
  'interest-above': m.law_interest_above,
  'letting-fee': m.law_letting_fee,
  'tenant-penalty': m.law_tenant_penalty,
  'rent-rise': m.law_rent_rise,
  'tenant-may-leave': m.law_tenant_may_leave,
  'tenancy-protected': m.law_tenancy_protected,
  'landlord-repairs': m.law_landlord_repairs,
  injury: m.law_injury,
  'gross-fault': m.law_gross_fault,
  'consumer-redress': m.law_consumer_redress,
  'changed-alone': m.law_changed_alone,
  'own-court': m.law_own_court,
  'no-arbitration': m.law_no_arbitration,
  'renewal-fixed': m.law_renewal_fixed,
  'renewal-left': m.law_renewal_left,
  'renewal-reminder': m.law_renewal_reminder,
  'equal-notice': m.law_equal_notice,
  'pay-fined': m.law_pay_fined,
  'overtime-paid': m.law_overtime_paid,
  tips: m.law_tips,
  'training-long': m.law_training_long,
  'training-free': m.law_training_free,
  'other-work': m.law_other_work,
  'goods-protected': m.law_goods_protected,
  'repaid-early': m.law_repaid_early,
} as const satisfies Record<string, (given: Compared, to: To) => string>;

export type DoubtReason = keyof typeof doubtTexts;

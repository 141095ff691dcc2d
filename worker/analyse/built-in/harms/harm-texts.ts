import { m } from '#src/i18n/paraglide/messages.js';
import type { To } from '../play';
import type { HarmType } from './harm-types';

interface HarmTexts {
  title(given: object, to: To): string;
  description(given: object, to: To): string;
  /** What to ask the other side for. */
  ask(given: object, to: To): string;
}

export const harmTexts: Readonly<Record<HarmType, HarmTexts>> = {
  'automatic-renewal': {
    title: m.harm_automatic_renewal_title,
    description: m.harm_automatic_renewal_description,
    ask: m.harm_automatic_renewal_ask,
  },
  'narrow-way-out': {
    title: m.harm_narrow_way_out_title,
    description: m.harm_narrow_way_out_description,
    ask: m.harm_narrow_way_out_ask,
  },
  'price-at-will': {
    title: m.harm_price_at_will_title,
    description: m.harm_price_at_will_description,
    ask: m.harm_price_at_will_ask,
  },
  'price-climbs': {
    title: m.harm_price_climbs_title,
    description: m.harm_price_climbs_description,
    ask: m.harm_price_climbs_ask,
  },
  'terms-at-will': {
    title: m.harm_terms_at_will_title,
    description: m.harm_terms_at_will_description,
    ask: m.harm_terms_at_will_ask,
  },
  'service-at-will': {
    title: m.harm_service_at_will_title,
    description: m.harm_service_at_will_description,
    ask: m.harm_service_at_will_ask,
  },
  'ended-at-will': {
    title: m.harm_ended_at_will_title,
    description: m.harm_ended_at_will_description,
    ask: m.harm_ended_at_will_ask,
  },
  'unequal-notice': {
    title: m.harm_unequal_notice_title,
    description: m.harm_unequal_notice_description,
    ask: m.harm_unequal_notice_ask,
  },
  'no-early-exit': {
    title: m.harm_no_early_exit_title,
    description: m.harm_no_early_exit_description,
    ask: m.harm_no_early_exit_ask,
  },
  'rest-due-on-leaving': {
    title: m.harm_rest_due_on_leaving_title,
    description: m.harm_rest_due_on_leaving_description,
    ask: m.harm_rest_due_on_leaving_ask,
  },
  'rest-due-on-arrears': {
    title: m.harm_rest_due_on_arrears_title,
    description: m.harm_rest_due_on_arrears_description,
    ask: m.harm_rest_due_on_arrears_ask,
  },
  'late-charges': {
    title: m.harm_late_charges_title,
    description: m.harm_late_charges_description,
    ask: m.harm_late_charges_ask,
  },
  'flat-penalty': {
    title: m.harm_flat_penalty_title,
    description: m.harm_flat_penalty_description,
    ask: m.harm_flat_penalty_ask,
  },
  'deposit-kept': {
    title: m.harm_deposit_kept_title,
    description: m.harm_deposit_kept_description,
    ask: m.harm_deposit_kept_ask,
  },
  'no-refund': {
    title: m.harm_no_refund_title,
    description: m.harm_no_refund_description,
    ask: m.harm_no_refund_ask,
  },
  'liability-excluded': {
    title: m.harm_liability_excluded_title,
    description: m.harm_liability_excluded_description,
    ask: m.harm_liability_excluded_ask,
  },
  'liability-capped': {
    title: m.harm_liability_capped_title,
    description: m.harm_liability_capped_description,
    ask: m.harm_liability_capped_ask,
  },
  'claims-waived': {
    title: m.harm_claims_waived_title,
    description: m.harm_claims_waived_description,
    ask: m.harm_claims_waived_ask,
  },
  'reader-indemnifies': {
    title: m.harm_reader_indemnifies_title,
    description: m.harm_reader_indemnifies_description,
    ask: m.harm_reader_indemnifies_ask,
  },
  'guarantee-of-person': {
    title: m.harm_guarantee_of_person_title,
    description: m.harm_guarantee_of_person_description,
    ask: m.harm_guarantee_of_person_ask,
  },
  'liable-without-fault': {
    title: m.harm_liable_without_fault_title,
    description: m.harm_liable_without_fault_description,
    ask: m.harm_liable_without_fault_ask,
  },
  'claim-period-short': {
    title: m.harm_claim_period_short_title,
    description: m.harm_claim_period_short_description,
    ask: m.harm_claim_period_short_ask,
  },
  'silence-accepts': {
    title: m.harm_silence_accepts_title,
    description: m.harm_silence_accepts_description,
    ask: m.harm_silence_accepts_ask,
  },
  'entry-at-will': {
    title: m.harm_entry_at_will_title,
    description: m.harm_entry_at_will_description,
    ask: m.harm_entry_at_will_ask,
  },
  'repairs-on-reader': {
    title: m.harm_repairs_on_reader_title,
    description: m.harm_repairs_on_reader_description,
    ask: m.harm_repairs_on_reader_ask,
  },
  'goods-taken': {
    title: m.harm_goods_taken_title,
    description: m.harm_goods_taken_description,
    ask: m.harm_goods_taken_ask,
  },
  'access-blocked': {
    title: m.harm_access_blocked_title,
    description: m.harm_access_blocked_description,
    ask: m.harm_access_blocked_ask,
  },
  'pays-without-service': {
    title: m.harm_pays_without_service_title,
    description: m.harm_pays_without_service_description,
    ask: m.harm_pays_without_service_ask,
  },
  'defects-no-set-off': {
    title: m.harm_defects_no_set_off_title,
    description: m.harm_defects_no_set_off_description,
    ask: m.harm_defects_no_set_off_ask,
  },
  'wage-deduction': {
    title: m.harm_wage_deduction_title,
    description: m.harm_wage_deduction_description,
    ask: m.harm_wage_deduction_ask,
  },
  'unpaid-time': {
    title: m.harm_unpaid_time_title,
    description: m.harm_unpaid_time_description,
    ask: m.harm_unpaid_time_ask,
  },
  'hours-at-will': {
    title: m.harm_hours_at_will_title,
    description: m.harm_hours_at_will_description,
    ask: m.harm_hours_at_will_ask,
  },
  'tips-kept': {
    title: m.harm_tips_kept_title,
    description: m.harm_tips_kept_description,
    ask: m.harm_tips_kept_ask,
  },
  'training-repaid': {
    title: m.harm_training_repaid_title,
    description: m.harm_training_repaid_description,
    ask: m.harm_training_repaid_ask,
  },
  'work-ban-after': {
    title: m.harm_work_ban_after_title,
    description: m.harm_work_ban_after_description,
    ask: m.harm_work_ban_after_ask,
  },
  'clients-banned': {
    title: m.harm_clients_banned_title,
    description: m.harm_clients_banned_description,
    ask: m.harm_clients_banned_ask,
  },
  'only-for-them': {
    title: m.harm_only_for_them_title,
    description: m.harm_only_for_them_description,
    ask: m.harm_only_for_them_ask,
  },
  'creations-taken': {
    title: m.harm_creations_taken_title,
    description: m.harm_creations_taken_description,
    ask: m.harm_creations_taken_ask,
  },
  'likeness-for-ever': {
    title: m.harm_likeness_for_ever_title,
    description: m.harm_likeness_for_ever_description,
    ask: m.harm_likeness_for_ever_ask,
  },
  'data-shared': {
    title: m.harm_data_shared_title,
    description: m.harm_data_shared_description,
    ask: m.harm_data_shared_ask,
  },
  'praise-only': {
    title: m.harm_praise_only_title,
    description: m.harm_praise_only_description,
    ask: m.harm_praise_only_ask,
  },
  'court-far-away': {
    title: m.harm_court_far_away_title,
    description: m.harm_court_far_away_description,
    ask: m.harm_court_far_away_ask,
  },
  'no-court': {
    title: m.harm_no_court_title,
    description: m.harm_no_court_description,
    ask: m.harm_no_court_ask,
  },
  'their-word-final': {
    title: m.harm_their_word_final_title,
    description: m.harm_their_word_final_description,
    ask: m.harm_their_word_final_ask,
  },
  'passed-to-anyone': {
    title: m.harm_passed_to_anyone_title,
    description: m.harm_passed_to_anyone_description,
    ask: m.harm_passed_to_anyone_ask,
  },
  'other-performs': {
    title: m.harm_other_performs_title,
    description: m.harm_other_performs_description,
    ask: m.harm_other_performs_ask,
  },
  'no-date-promised': {
    title: m.harm_no_date_promised_title,
    description: m.harm_no_date_promised_description,
    ask: m.harm_no_date_promised_ask,
  },
  'warranty-excluded': {
    title: m.harm_warranty_excluded_title,
    description: m.harm_warranty_excluded_description,
    ask: m.harm_warranty_excluded_ask,
  },
  'risk-too-early': {
    title: m.harm_risk_too_early_title,
    description: m.harm_risk_too_early_description,
    ask: m.harm_risk_too_early_ask,
  },
  'cooling-off-lost': {
    title: m.harm_cooling_off_lost_title,
    description: m.harm_cooling_off_lost_description,
    ask: m.harm_cooling_off_lost_ask,
  },
  'enforced-without-court': {
    title: m.harm_enforced_without_court_title,
    description: m.harm_enforced_without_court_description,
    ask: m.harm_enforced_without_court_ask,
  },
  'moved-at-will': {
    title: m.harm_moved_at_will_title,
    description: m.harm_moved_at_will_description,
    ask: m.harm_moved_at_will_ask,
  },
  'their-costs-on-reader': {
    title: m.harm_their_costs_on_reader_title,
    description: m.harm_their_costs_on_reader_description,
    ask: m.harm_their_costs_on_reader_ask,
  },
  'bonus-lost': {
    title: m.harm_bonus_lost_title,
    description: m.harm_bonus_lost_description,
    ask: m.harm_bonus_lost_ask,
  },
  'interest-steep': {
    title: m.harm_interest_steep_title,
    description: m.harm_interest_steep_description,
    ask: m.harm_interest_steep_ask,
  },
};

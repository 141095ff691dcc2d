import type { ContractType } from '#src/features/contracts/analysis.schema.ts';
import type { ContractKind } from '#src/features/contracts/contract-kinds.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import type { Sections } from '../analysis-sections';

type Suggestions = readonly (() => string)[];

const home: Suggestions = [
  m.ask_about_leaving,
  m.ask_about_deposit,
  m.ask_about_repairs,
  m.ask_about_access,
  m.ask_about_price_increase,
];
const work: Suggestions = [
  m.ask_about_notice,
  m.ask_about_holiday,
  m.ask_about_overtime,
  m.ask_about_illness,
  m.ask_about_competition,
];
const freelance: Suggestions = [
  m.ask_about_notice,
  m.ask_about_payment,
  m.ask_about_ownership,
  m.ask_about_liability,
  m.ask_about_second_job,
];
const subscription: Suggestions = [
  m.ask_about_leaving,
  m.ask_about_renewal,
  m.ask_about_price_increase,
  m.ask_about_withdrawal,
  m.ask_about_data,
];
const purchase: Suggestions = [
  m.ask_about_withdrawal,
  m.ask_about_guarantee,
  m.ask_about_delay,
  m.ask_about_payment,
  m.ask_about_liability,
];
const credit: Suggestions = [
  m.ask_about_early_repayment,
  m.ask_about_late_payment,
  m.ask_about_guarantor,
  m.ask_about_withdrawal,
];
const trade: Suggestions = [
  m.ask_about_leaving,
  m.ask_about_renewal,
  m.ask_about_liability,
  m.ask_about_changes,
  m.ask_about_court,
];
const secrecy: Suggestions = [
  m.ask_about_secrecy,
  m.ask_about_secrecy_exceptions,
  m.ask_about_liability,
  m.ask_about_court,
];
const works: Suggestions = [m.ask_about_ownership, m.ask_about_payment, m.ask_about_transfer, m.ask_about_leaving];

const ofType: Record<ContractType, Suggestions> = {
  services: subscription,
  consulting: freelance,
  employment: work,
  confidentiality: secrecy,
  tenancy: home,
  licence: works,
  software: subscription,
  distribution: trade,
  supply: trade,
  sale: purchase,
  loan: credit,
  partnership: trade,
  franchise: trade,
  agency: trade,
  sponsorship: trade,
  development: freelance,
  maintenance: [m.ask_about_leaving, m.ask_about_renewal, m.ask_about_delay, m.ask_about_price_increase],
  hosting: subscription,
  'terms-of-service': [m.ask_about_leaving, m.ask_about_data, m.ask_about_changes, m.ask_about_renewal],
  other: [
    m.ask_about_leaving,
    m.ask_about_payment,
    m.ask_about_late_payment,
    m.ask_about_liability,
    m.ask_about_changes,
  ],
};

/** Where people ask otherwise than of the broader type. */
const ofKind: Partial<Record<ContractKind, Suggestions>> = {
  'building-works': purchase,
  'care-home': [m.ask_about_notice, m.ask_about_price_increase, m.ask_about_deposit, m.ask_about_liability],
  childcare: [m.ask_about_notice, m.ask_about_illness, m.ask_about_late_payment, m.ask_about_accident],
  'commercial-lease': [m.ask_about_leaving, m.ask_about_price_increase, m.ask_about_repairs, m.ask_about_transfer],
  course: [m.ask_about_leaving, m.ask_about_withdrawal, m.ask_about_illness, m.ask_about_payment],
  'equipment-hire': [m.ask_about_deposit, m.ask_about_liability, m.ask_about_late_payment, m.ask_about_repairs],
  'gym-membership': [
    m.ask_about_leaving,
    m.ask_about_renewal,
    m.ask_about_price_increase,
    m.ask_about_illness,
    m.ask_about_accident,
  ],
  'holiday-let': [m.ask_about_withdrawal, m.ask_about_deposit, m.ask_about_liability],
  'model-release': [m.ask_about_ownership, m.ask_about_withdrawal, m.ask_about_payment, m.ask_about_data],
  'package-travel': [m.ask_about_withdrawal, m.ask_about_price_increase, m.ask_about_delay, m.ask_about_transfer],
  'personal-guarantee': [m.ask_about_guarantor, m.ask_about_leaving, m.ask_about_liability],
  'personal-training': [m.ask_about_leaving, m.ask_about_illness, m.ask_about_accident, m.ask_about_withdrawal],
  'platform-work': [m.ask_about_payment, m.ask_about_liability, m.ask_about_second_job, m.ask_about_changes],
  publishing: works,
  removals: purchase,
  'self-storage': [m.ask_about_leaving, m.ask_about_price_increase, m.ask_about_late_payment, m.ask_about_access],
  'vehicle-lease': [m.ask_about_leaving, m.ask_about_liability, m.ask_about_repairs, m.ask_about_late_payment],
  'zero-hours': [m.ask_about_payment, m.ask_about_holiday, m.ask_about_second_job, m.ask_about_notice],
};

/** Questions that people ask of such a contract. */
export const suggestionsFor = ({ contractKind, contractType }: Pick<Sections, 'contractKind' | 'contractType'>) =>
  (contractKind && ofKind[contractKind]) ?? ofType[contractType ?? 'other'];

import type { ContractType } from '#src/features/contracts/analysis.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';

/** What a kind of contract is called. */
export const contractTypeText: Record<ContractType, () => string> = {
  services: m.contract_kind_services,
  consulting: m.contract_kind_consulting,
  employment: m.contract_kind_employment,
  confidentiality: m.contract_kind_confidentiality,
  tenancy: m.contract_kind_tenancy,
  licence: m.contract_kind_licence,
  software: m.contract_kind_software,
  distribution: m.contract_kind_distribution,
  supply: m.contract_kind_supply,
  sale: m.contract_kind_sale,
  loan: m.contract_kind_loan,
  partnership: m.contract_kind_partnership,
  franchise: m.contract_kind_franchise,
  agency: m.contract_kind_agency,
  sponsorship: m.contract_kind_sponsorship,
  development: m.contract_kind_development,
  maintenance: m.contract_kind_maintenance,
  hosting: m.contract_kind_hosting,
  'terms-of-service': m.contract_kind_terms_of_service,
  other: m.contract_kind_other,
};

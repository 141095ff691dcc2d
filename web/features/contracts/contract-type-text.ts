import type { ContractType } from '../../../src/features/contracts/analysis.schema';
import { m } from '../../../src/i18n/paraglide/messages.js';

/** What a kind of contract is called. */
export const contractTypeText: Record<ContractType, () => string> = {
  services: m.contract_type_services,
  consulting: m.contract_type_consulting,
  employment: m.contract_type_employment,
  confidentiality: m.contract_type_confidentiality,
  tenancy: m.contract_type_tenancy,
  licence: m.contract_type_licence,
  software: m.contract_type_software,
  distribution: m.contract_type_distribution,
  supply: m.contract_type_supply,
  sale: m.contract_type_sale,
  loan: m.contract_type_loan,
  partnership: m.contract_type_partnership,
  franchise: m.contract_type_franchise,
  agency: m.contract_type_agency,
  sponsorship: m.contract_type_sponsorship,
  development: m.contract_type_development,
  maintenance: m.contract_type_maintenance,
  hosting: m.contract_type_hosting,
  'terms-of-service': m.contract_type_terms_of_service,
  other: m.contract_type_other,
};

import type { ContractType } from '#src/features/contracts/analysis.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import type { To } from '../play';

type Message = (inputs: Record<string, never>, to: To) => string;

/** What each broad type of contract is called, by itself and within a sentence. */
export const typeTexts: Record<ContractType, { name: Message; inSentence: Message }> = {
  services: { name: m.contract_kind_services, inSentence: m.contract_type_services },
  consulting: { name: m.contract_kind_consulting, inSentence: m.contract_type_consulting },
  employment: { name: m.contract_kind_employment, inSentence: m.contract_type_employment },
  confidentiality: { name: m.contract_kind_confidentiality, inSentence: m.contract_type_confidentiality },
  tenancy: { name: m.contract_kind_tenancy, inSentence: m.contract_type_tenancy },
  licence: { name: m.contract_kind_licence, inSentence: m.contract_type_licence },
  software: { name: m.contract_kind_software, inSentence: m.contract_type_software },
  distribution: { name: m.contract_kind_distribution, inSentence: m.contract_type_distribution },
  supply: { name: m.contract_kind_supply, inSentence: m.contract_type_supply },
  sale: { name: m.contract_kind_sale, inSentence: m.contract_type_sale },
  loan: { name: m.contract_kind_loan, inSentence: m.contract_type_loan },
  partnership: { name: m.contract_kind_partnership, inSentence: m.contract_type_partnership },
  franchise: { name: m.contract_kind_franchise, inSentence: m.contract_type_franchise },
  agency: { name: m.contract_kind_agency, inSentence: m.contract_type_agency },
  sponsorship: { name: m.contract_kind_sponsorship, inSentence: m.contract_type_sponsorship },
  development: { name: m.contract_kind_development, inSentence: m.contract_type_development },
  maintenance: { name: m.contract_kind_maintenance, inSentence: m.contract_type_maintenance },
  hosting: { name: m.contract_kind_hosting, inSentence: m.contract_type_hosting },
  'terms-of-service': { name: m.contract_kind_terms_of_service, inSentence: m.contract_type_terms_of_service },
  other: { name: m.contract_kind_other, inSentence: m.contract_type_other },
};

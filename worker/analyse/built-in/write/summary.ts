import type { ContractType } from '#src/features/contracts/analysis.schema.ts';
import type { ContractKind } from '#src/features/contracts/contract-kinds.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { findMoney } from '../money/find-money';
import { isPronoun } from '../parties/pronouns';
import type { Telling, To } from '../play';
import { effectiveDate } from '../playbook/effective-date.play';
import { expirationDate } from '../playbook/expiration-date.play';
import { governingLaw } from '../playbook/governing-law.play';
import { parties } from '../playbook/parties.play';
import { formatDate, formatDuration, formatList, oneFullStop, quoteWords } from './format';
import { summariseMoney } from './money';

const kinds: Record<ContractType, (inputs: Record<string, never>, to: To) => string> = {
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
/** Who, what, how long, for how much, under which law: only what was found, in whole sentences. */
export function writeSummary(telling: Telling, contractKind: ContractKind | null = null): string {
  const { to, contract, contractType, found } = telling;
  const told = [...writeParties(telling), ...writeDuration(telling), ...summariseMoney(findMoney(contract), telling)];
  const law = found.factsOf(governingLaw)?.law;
  if (law) told.push(m.summary_law({ law: quoteWords(law, to) }, to));
  if (told.length === 0) told.push(m.summary_nothing_found({}, to));
  // What changes a contract is none of its own type.
  const kind = contractKind === 'amendment' ? m.contract_type_amendment({}, to) : kinds[contractType]({}, to);
  const sentences = [m.summary_opening({ kind }, to), ...told];
  return sentences.map(oneFullStop).join(' ');
}

/** "You" and "we" say nothing of who somebody is to whoever reads a summary. */
function writeParties({ to, found, contract: { language } }: Telling): string[] {
  const people = (found.factsOf(parties) ?? []).map(({ name, role }) =>
    role && role !== name && !isPronoun(role, language) ? m.format_party_with_role({ name, role }, to) : name,
  );
  if (people.length === 0) return [];
  const list = formatList(people, to);
  return [people.length === 1 ? m.summary_party_one({ party: list }, to) : m.summary_parties({ parties: list }, to)];
}

/** Nothing on the end where it would not come after the start: one of the two was then misread. */
function writeDuration({ to, found }: Telling): string[] {
  const start = found.factsOf(effectiveDate)?.date;
  const end = found.factsOf(expirationDate);
  const until = end?.date;
  if (start && until && until <= start) return [];
  return [
    start ? m.summary_started({ date: formatDate(start, to) }, to) : '',
    end?.term ? m.summary_term({ period: formatDuration(end.term, to) }, to) : '',
    until ? m.summary_ends({ date: formatDate(until, to) }, to) : '',
    end?.isIndefinite ? m.summary_indefinite({}, to) : '',
  ].filter(Boolean);
}

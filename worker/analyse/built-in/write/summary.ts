import type { ContractType } from '../../../../src/features/contracts/analysis.schema';
import { m } from '../../../../src/i18n/paraglide/messages.js';
import type { Telling, To } from '../play';
import { effectiveDate } from '../playbook/effective-date.play';
import { endOfTerm, expirationDate } from '../playbook/expiration-date.play';
import { governingLaw } from '../playbook/governing-law.play';
import { parties } from '../playbook/parties.play';
import { readMoney } from '../read/money';
import { formatDate, formatDuration, formatList, formatMoney, quoteWords } from './format';

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
const mostAmounts = 3;

/** Who, what, how long, for how much, under which law: only what was found, in whole sentences. */
export function writeSummary(telling: Telling): string {
  const { to, contractType, found } = telling;
  const sentences: string[] = [m.summary_opening({ kind: kinds[contractType]({}, to) }, to)];
  const people = found.factsOf(parties) ?? [];
  if (people.length > 0) {
    const names = people.map(({ name, role }) => (role ? m.format_party_with_role({ name, role }, to) : name));
    sentences.push(m.summary_parties({ parties: formatList(names, to) }, to));
  }
  sentences.push(...writeDuration(telling), ...writeAmounts(telling));
  const law = found.factsOf(governingLaw)?.law;
  if (law) sentences.push(m.summary_law({ law: quoteWords(law, to) }, to));
  if (sentences.length === 1) sentences.push(m.summary_nothing_found({}, to));
  return sentences.join(' ');
}

function writeDuration({ to, found }: Telling): string[] {
  const start = found.factsOf(effectiveDate)?.date;
  const end = found.factsOf(expirationDate);
  const until = end?.date ?? (end?.term ? endOfTerm(end.term, found)?.date : null);
  return [
    start ? m.summary_started({ date: formatDate(start, to) }, to) : '',
    end?.term ? m.summary_term({ period: formatDuration(end.term, to) }, to) : '',
    until ? m.summary_ends({ date: formatDate(until, to) }, to) : '',
    end?.isIndefinite ? m.summary_indefinite({}, to) : '',
  ].filter(Boolean);
}

/** The largest sums, in the order of the document. */
function writeAmounts({ to, contract: { text, language } }: Telling): string[] {
  const amounts = readMoney(text, language).filter(({ amount }) => amount >= 1);
  const seen = new Map(amounts.map((money) => [`${money.amount} ${money.currency}`, money]));
  const largest = [...seen.values()].sort((a, b) => b.amount - a.amount).slice(0, mostAmounts);
  if (largest.length === 0) return [];
  const names = largest.sort((a, b) => a.index - b.index).map((money) => formatMoney(money, to));
  return [m.summary_money({ amounts: formatList(names, to) }, to)];
}

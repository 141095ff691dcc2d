import type { ContractKind } from '#src/features/contracts/contract-kinds.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { findMoney } from '../money/find-money';
import { isPronoun } from '../parties/pronouns';
import type { Telling } from '../play';
import { effectiveDate } from '../playbook/effective-date.play';
import { expirationDate } from '../playbook/expiration-date.play';
import { governingLaw } from '../playbook/governing-law.play';
import { parties } from '../playbook/parties.play';
import { formatDate, formatDuration, formatList, oneFullStop, quoteWords } from './format';
import { summariseMoney } from './money';
import { typeTexts } from './type-texts';

/** Who, what, how long, for how much, under which law: only what was found, in whole sentences. */
export function writeSummary(telling: Telling, contractKind: ContractKind | null = null): string {
  const { to, contract, contractType, found } = telling;
  const told = [...writeParties(telling), ...writeDuration(telling), ...summariseMoney(findMoney(contract), telling)];
  const law = found.factsOf(governingLaw)?.law;
  if (law) told.push(m.summary_law({ law: quoteWords(law, to) }, to));
  if (told.length === 0) told.push(m.summary_nothing_found({}, to));
  // What changes a contract is none of its own type.
  const kind =
    contractKind === 'amendment' ? m.contract_type_amendment({}, to) : typeTexts[contractType].inSentence({}, to);
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

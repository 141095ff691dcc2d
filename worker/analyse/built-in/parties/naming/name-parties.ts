import type { ContractText } from '#worker/analyse/built-in/text/contract-text.ts';
import { normaliseText } from '#worker/analyse/built-in/text/normalised-text.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { keyOf } from '../calls';
import { isPronoun } from '../pronouns';
import { standingOf } from '../standing';
import { asDefinite } from './definite-role';
import { readGreeting } from './greeted';
import { linedText } from './lined-text';
import type { Naming } from './naming';
import { readLikelyNamings, readNamings } from './read-namings';
import { roleOfYou } from './role-of-you';

/** A party as the document spells it, from its name to the end of what it is called. */
export interface NamedParty {
  name: string;
  role: string | null;
  called: readonly string[];
  start: number;
  end: number;
}

const farthestTerm = 400;
/** "the Pro-", and on the next line "vider". */
const atLineEnd = /(\p{Ll})-[ \t]{0,20}\n\s{0,40}(?=\p{Ll})/gu;

/** The parties that the contract says to be such. */
export const nameParties = (contract: ContractText): NamedParty[] => toParties(readNamings(contract), contract);

/** Beside those whose names are likely those of parties. */
export const nameLikelyParties = (contract: ContractText): NamedParty[] =>
  toParties(readLikelyNamings(contract), contract);

function toParties(all: readonly Naming[], contract: ContractText): NamedParty[] {
  const { language } = contract;
  const spelled = (span: { start: number; end: number }) =>
    contract.cite(span).quote.replace(atLineEnd, '$1').replace(/\s+/g, ' ');
  const calledAs = (span: { start: number; end: number }) => asDefinite(spelled(span), language) ?? spelled(span);
  const namings = all.filter(({ name }) => !isPronoun(name.words, language));
  const parties = namings.map(({ name, terms, also = [] }) => {
    const role = spokenOf(roleOf(terms.map(calledAs), contract), also.map(calledAs), contract);
    const called = [...new Set([...terms, ...also].map(calledAs))];
    const last = terms.findLast(({ end }) => end > name.end && end - name.end < farthestTerm);
    return {
      name: spelled(name),
      role,
      called: called.filter((term) => term !== role),
      start: name.start,
      end: last?.end ?? name.end,
    };
  });
  const isCalled = ({ role, called }: NamedParty) => role !== null || called.length > 0;
  const [only, another] = parties.filter((party) => !isCalled(party));
  if (only && !another && parties.length > 1) only.role = roleOfYou(contract);
  // Beside two sides that are called something a name alone is that of a thing: "Name: Summer campaign".
  const sides = new Set(parties.filter(isCalled).map(({ role, called }) => role ?? called[0]));
  const sure = parties.length > 1 && sides.size < 2 ? parties : parties.filter(isCalled);
  return addressed(sure, contract);
}

/** "First Party (Landlord):": of the two, what the contract goes on to call it. */
function spokenOf(role: string | null, also: readonly string[], { text }: ContractText) {
  const times = (called: string) => text.split(normaliseText(called).text).length;
  return also.reduce((best, one) => (best !== null && times(one) > times(best) ? one : best), role);
}

/**
 * The best of what a party is called: a common role before a short name, and a pronoun last. Of several roles, "Holder: Ann
 * Lee (the "Customer")", the one that the contract goes on to use.
 */
function roleOf(called: readonly string[], contract: ContractText): string | null {
  const { language } = contract;
  const isGeneric = (term: string) => /^party [ab12]$|^ال(?:طرف|فريق) /i.test(term);
  const isCommon = (term: string) => standingOf(term, language) !== null;
  const isNoun = (term: string) => !isPronoun(term, language);
  const [first = null, ...others] = called.filter((term) => isCommon(term) && !isGeneric(term));
  return (
    spokenOf(first, others, contract) ??
    called.find((term) => isNoun(term) && !isGeneric(term)) ??
    called.find(isNoun) ??
    called[0] ??
    null
  );
}

/** In a letter whoever is greeted is "you", and the other writes. */
function addressed(parties: NamedParty[], contract: ContractText): NamedParty[] {
  const { language } = contract;
  const head = linedText(contract, 0, 500);
  const greeted = readGreeting(head, language);
  if (!greeted || parties.length < 2) return parties;
  const isGreeted = ({ name }: NamedParty) =>
    keyOf(name)
      .split(' ')
      .some((word) => greeted.some((one) => one.length > 2 && word.startsWith(one)));
  const you = parties.filter(isGreeted);
  const writer = parties.find((party) => !you.includes(party));
  if (
    you.length === 0 ||
    parties.some(({ role, called }) => [role ?? '', ...called].some((term) => isPronoun(term, language)))
  )
    return parties;
  const { pronouns } = languages[language].parties;
  return parties.map((party) => {
    const pronoun = you.includes(party) ? pronouns.you[0] : party === writer ? pronouns.i[0] : undefined;
    return pronoun ? { ...party, called: [...party.called, pronoun] } : party;
  });
}

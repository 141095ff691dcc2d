import type { ContractType, Party, Reader } from '#src/features/contracts/analysis.schema.ts';
import type { ContractKind } from '#src/features/contracts/contract-kinds.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import type { PaidFor } from '#worker/analyse/languages/purposes.ts';
import type { Payment } from '../money/find-money';
import { isPronoun } from '../parties/pronouns';
import { standingOf } from '../parties/standing';
import type { To } from '../play';
import { formatList, oneFullStop } from './format';
import { kindTexts } from './kind-texts';
import { amountOf } from './money';
import { typeTexts } from './type-texts';

type Named = Pick<Party, 'name' | 'role'>;

/** What the deal itself costs in kinds of contract that have one price; all else is paid beside it. */
const prices: Partial<Record<ContractKind, readonly PaidFor[]>> = {
  allotment: ['rent'],
  broadband: ['subscription', 'fee'],
  'commercial-lease': ['rent'],
  course: ['course'],
  employment: ['salary'],
  'equipment-hire': ['rent'],
  'fixed-term-employment': ['salary'],
  'gym-membership': ['membership', 'subscription', 'fee'],
  lodger: ['rent'],
  'mobile-phone': ['subscription', 'fee'],
  'online-service': ['subscription', 'fee'],
  'parking-space': ['rent'],
  'protection-plan': ['subscription', 'fee'],
  'residential-tenancy': ['rent'],
  'room-let': ['rent'],
  'self-storage': ['rent'],
  'software-service': ['subscription', 'fee'],
  sponsorship: ['sponsorship'],
  'vehicle-lease': ['rent'],
  'vehicle-sale': ['price'],
};

/** Of more parties the first are named. */
const mostNames = 2;

/** Those with whom the deal is: whoever only answers for one of them is no other side, unless it is they who read. */
export function mainParties<Party extends Named>(parties: readonly Party[], reader: Reader, language: Locale): Party[] {
  const isBacking = ({ role }: Pick<Named, 'role'>) => role !== null && standingOf(role, language) === 'backing';
  const main = parties.filter((one) => !isBacking(one));
  return main.length === 0 || (reader && isBacking(reader)) ? [...parties] : main;
}

interface Titled {
  kind: ContractKind | null;
  /** What the document calls itself, as it writes it. */
  ownTitle?: string | null;
  type?: ContractType | null;
  parties: readonly Named[];
  reader: Reader;
}

const longestOwnTitle = 120;

/**
 * A name for people: the kind of contract, else what it calls itself or its broad type, and with whom or, where the reader is none of them,
 * between whom.
 */
export function writeTitle({ kind, ownTitle = null, type = null, parties, reader }: Titled, to: To): string | null {
  const name = kind ? kindTexts[kind].name({}, to) : (ownTitle ?? nameOfType(type, to));
  if (!name || name.length > longestOwnTitle) return null;
  // What names a party already says with whom.
  const others = [...new Set(othersOf(parties, reader))].filter((other) => !name.includes(other));
  if (others.length === 0) return name;
  const named = others.length > mostNames ? [...others.slice(0, mostNames), m.contract_title_others({}, to)] : others;
  return m.contract_title_with({ kind: name, party: formatList(named, to) }, to);
}

const nameOfType = (type: ContractType | null, to: To) =>
  type && type !== 'other' ? typeTexts[type].name({}, to) : null;

function othersOf(parties: readonly Named[], reader: Reader): string[] {
  const isReader = ({ name, role }: Named) =>
    reader !== null && (reader.name ? name === reader.name : role !== null && role === reader.role);
  return parties.filter((party) => party.name.trim() && !isReader(party)).map(({ name }) => name);
}

interface Deal {
  kind: ContractKind | null;
  parties: readonly Named[];
  payments: readonly Payment[];
  /** Of the contract. */
  language: Locale;
}

/** The deal in a sentence: what it is, between whom, and its one price; null where kind or parties are not certain. */
export function writeObject({ kind, parties, payments, language }: Deal, to: To): string | null {
  if (!kind || parties.length < 2) return null;
  const people = parties.map(({ name, role }) =>
    role && role !== name && !isPronoun(role, language) ? m.format_party_with_role({ name, role }, to) : name,
  );
  const between = { deal: kindTexts[kind].deal({}, to), parties: formatList(people, to) };
  const price = onePrice(payments, kind);
  const payer = parties.find(({ name, role }) => price && [name, role].includes(price.payer));
  const sentence =
    price && payer
      ? m.contract_object_paid({ ...between, payer: payer.name, amount: amountOf(price, to) }, to)
      : m.contract_object_between(between, to);
  return oneFullStop(sentence);
}

/** The price, where the contract names one alone. */
function onePrice(payments: readonly Payment[], kind: ContractKind): Payment | null {
  const [price, ...others] = payments.filter(({ purpose }) => purpose !== null && prices[kind]?.includes(purpose));
  return price && others.length === 0 && price.per !== 'event' && price.per !== 'percent' ? price : null;
}

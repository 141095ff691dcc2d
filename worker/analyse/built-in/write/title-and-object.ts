import type { Party, Reader } from '#src/features/contracts/analysis.schema.ts';
import type { ContractKind } from '#src/features/contracts/contract-kinds.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { languages } from '#worker/analyse/languages/languages.ts';
import type { PaidFor } from '#worker/analyse/languages/purposes.ts';
import type { Payment } from '../money/find-money';
import type { To } from '../play';
import { formatList, oneFullStop } from './format';
import { kindTexts } from './kind-texts';
import { amountOf } from './money';

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

/** A name for people: the kind of contract, and with whom where that is certain; null where the kind is not. */
export function writeTitle(
  { kind, parties, reader }: { kind: ContractKind | null; parties: readonly Named[]; reader: Reader },
  to: To,
): string | null {
  if (!kind) return null;
  const name = kindTexts[kind].name({}, to);
  const party = otherParty(parties, reader);
  return party ? m.contract_title_with({ kind: name, party }, to) : name;
}

function otherParty(parties: readonly Named[], reader: Reader): string | null {
  if (!reader) return null;
  const isReader = ({ name, role }: Named) =>
    reader.name ? name === reader.name : role !== null && role === reader.role;
  const others = parties.filter((party) => !isReader(party));
  return others.length === 1 && others.length < parties.length ? (others[0]?.name ?? null) : null;
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
  const { we, you, i } = languages[language].parties.pronouns;
  const isPronoun = (called: string) => [...we, ...you, ...i].includes(called.toLowerCase());
  const people = parties.map(({ name, role }) =>
    role && role !== name && !isPronoun(role) ? m.format_party_with_role({ name, role }, to) : name,
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

import { languages } from '#worker/analyse/languages/languages.ts';
import { keyOf } from '../parties/calls';
import { type ContractSide, readContractSides } from '../parties/contract-sides';
import type { Mention } from '../parties/mentions';
import { createSides } from '../parties/sides';
import { bareRole, standingOf } from '../parties/standing';
import type { ContractText } from '../text/contract-text';
import { mentionsOf, readSpokenRole, type SpokenRole } from './spoken-roles';

/** The reader and the other side; where it is not known who reads, the first party and the second. */
export const parties = ['reader', 'other'] as const;
export type Party = (typeof parties)[number];
export const otherThan = (party: Party): Party => (party === 'reader' ? 'other' : 'reader');

export type PartyMention = Pick<Mention, 'start' | 'end' | 'isDative'> & { party: Party };

/** Who stands on each side, and what they are called. */
export interface TwoSides {
  names: Readonly<Record<Party, string>>;
  isReaderKnown: boolean;
  /** The reader is spoken to: "you". */
  isAddressed: boolean;
  mentionsIn(words: string): PartyMention[];
}

/** Null where it is not clear who stands on either side. */
export function readTwoSides(contract: ContractText): TwoSides | null {
  const everyone = dealing(readContractSides(contract), contract);
  const reader = everyone.find(({ side }) => side === 'reader');
  const other = everyone.find(({ side }) => side === 'other');
  if (reader && other) {
    const partyOf = ({ side }: Mention) => (side === 'both' ? null : side);
    const names = { reader: nameOf(reader, contract), other: nameOf(other, contract) };
    return named(names, true, mentionsBy(partyOf, contract), isCalledYou(reader, contract));
  }
  if (reader) return withSpoken(reader, contract);
  const [first, second, third] = everyone;
  if (!first?.party || !second?.party || third) return bothSpoken(contract);
  const partyOf = ({ party }: Mention) =>
    party === first.party ? 'reader' : party && party === second.party ? 'other' : null;
  const names = { reader: nameOf(first, contract), other: nameOf(second, contract) };
  return named(names, false, mentionsBy(partyOf, contract));
}

/** Who answers for the debts of one of two stands beside them. */
function dealing(everyone: readonly ContractSide[], { language }: ContractText): readonly ContractSide[] {
  const others = everyone.filter(({ role }) => standingOf(role ?? '', language) !== 'backing');
  return others.length === 2 ? others : everyone;
}

/** The reader is known, the other side is only spoken of. */
function withSpoken(reader: ContractSide, contract: ContractText): TwoSides | null {
  const { roles } = languages[contract.language].money;
  const role = bareRole(reader.role ?? '', contract.language);
  const isPaying = roles.pays.test(role);
  const other = isPaying === roles.earns.test(role) ? null : readSpokenRole(contract, isPaying ? 'earns' : 'pays');
  if (!other) return null;
  const known = mentionsBy(({ side }) => (side === 'reader' ? side : null), contract);
  const mentionsIn = (words: string) => [...known(words), ...spokenIn(other, 'other', words, contract)];
  return named({ reader: nameOf(reader, contract), other: other.called }, true, mentionsIn);
}

/** Nobody is known; two roles are spoken of. */
function bothSpoken(contract: ContractText): TwoSides | null {
  const pays = readSpokenRole(contract, 'pays');
  const earns = readSpokenRole(contract, 'earns');
  if (!pays || !earns) return null;
  const mentionsIn = (words: string) => [
    ...spokenIn(pays, 'reader', words, contract),
    ...spokenIn(earns, 'other', words, contract),
  ];
  return named({ reader: pays.called, other: earns.called }, false, mentionsIn);
}

const spokenIn = (role: SpokenRole, party: Party, words: string, contract: ContractText): PartyMention[] =>
  mentionsOf(role, words, contract).map((mention) => ({ ...mention, party }));

function mentionsBy(partyOf: (mention: Mention) => Party | null, contract: ContractText) {
  return (words: string): PartyMention[] =>
    createSides(contract)
      .mentionsIn(words)
      .flatMap((mention) => {
        const party = partyOf(mention);
        const { start, end, isDative } = mention;
        return party ? [{ start, end, isDative, party }] : [];
      });
}

function named(
  names: TwoSides['names'],
  isReaderKnown: boolean,
  mentionsIn: TwoSides['mentionsIn'],
  isAddressed = false,
): TwoSides | null {
  return names.reader && names.other ? { names, isReaderKnown, isAddressed, mentionsIn } : null;
}

const isCalledYou = ({ role, called }: ContractSide, { language }: ContractText) => {
  const you = languages[language].parties.pronouns.you.map(keyOf);
  return [role ?? '', ...called].some((one) => you.includes(keyOf(one)));
};

/** The role; "you" with the name of who is meant by it. */
function nameOf({ role, name }: ContractSide, { language }: ContractText): string {
  if (!role || !name) return role ?? name ?? '';
  const { i, we, you } = languages[language].parties.pronouns;
  const isPronoun = [...i, ...we, ...you].some((pronoun) => keyOf(pronoun) === keyOf(role));
  return isPronoun ? `${role} (${name})` : role;
}

import { partyWordsOf } from '#worker/analyse/languages/parties-by-locale.ts';
import { keyOf } from '../parties/calls';
import { type ContractSide, readContractSides } from '../parties/contract-sides';
import type { Mention } from '../parties/mentions';
import type { ContractText } from '../text/contract-text';

/** The reader and the other side; where it is not known who reads, the first party and the second. */
export type Party = 'reader' | 'other';
export const otherThan = (party: Party): Party => (party === 'reader' ? 'other' : 'reader');

/** Who stands on each side, and what they are called. */
export interface TwoSides {
  names: Readonly<Record<Party, string>>;
  isReaderKnown: boolean;
  partyOf(mention: Pick<Mention, 'side' | 'party'>): Party | null;
}

/** Null where it is not clear who stands on either side. */
export function readTwoSides(contract: ContractText): TwoSides | null {
  const everyone = readContractSides(contract);
  const reader = everyone.find(({ side }) => side === 'reader');
  const other = everyone.find(({ side }) => side === 'other');
  if (reader && other) {
    const partyOf: TwoSides['partyOf'] = ({ side }) => (side === 'both' ? null : side);
    return named(reader, other, { isReaderKnown: true, partyOf }, contract);
  }
  const [first, second, third] = everyone;
  if (!first?.party || !second?.party || third || reader) return null;
  const partyOf: TwoSides['partyOf'] = ({ party }) =>
    party === first.party ? 'reader' : party && party === second.party ? 'other' : null;
  return named(first, second, { isReaderKnown: false, partyOf }, contract);
}

function named(
  reader: ContractSide,
  other: ContractSide,
  rest: Omit<TwoSides, 'names'>,
  contract: ContractText,
): TwoSides | null {
  const names = { reader: nameOf(reader, contract), other: nameOf(other, contract) };
  return names.reader && names.other ? { ...rest, names } : null;
}

/** The role; "you" with the name of who is meant by it. */
function nameOf({ role, name }: ContractSide, { language }: ContractText): string {
  if (!role || !name) return role ?? name ?? '';
  const { i, we, you } = partyWordsOf[language].pronouns;
  const isPronoun = [...i, ...we, ...you].some((pronoun) => keyOf(pronoun) === keyOf(role));
  return isPronoun ? `${role} (${name})` : role;
}

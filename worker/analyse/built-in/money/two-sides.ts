import { languages } from '#worker/analyse/languages/languages.ts';
import { keyOf } from '../parties/calls';
import type { ContractSide } from '../parties/contract-sides';
import type { Mention } from '../parties/mentions';
import { isPronoun } from '../parties/pronouns';
import { createSides } from '../parties/sides';
import type { ContractText } from '../text/contract-text';
import { mentionsOf, type SpokenRole } from './spoken-roles';

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

export const spokenIn = (role: SpokenRole, party: Party, words: string, contract: ContractText): PartyMention[] =>
  mentionsOf(role, words, contract).map((mention) => ({ ...mention, party }));

export function mentionsBy(partyOf: (mention: Mention) => Party | null, contract: ContractText) {
  return (words: string): PartyMention[] =>
    createSides(contract)
      .mentionsIn(words)
      .flatMap((mention) => {
        const party = partyOf(mention);
        const { start, end, isDative } = mention;
        return party ? [{ start, end, isDative, party }] : [];
      });
}

export function named(
  names: TwoSides['names'],
  isReaderKnown: boolean,
  mentionsIn: TwoSides['mentionsIn'],
  isAddressed = false,
): TwoSides | null {
  return names.reader && names.other ? { names, isReaderKnown, isAddressed, mentionsIn } : null;
}

export const isCalledYou = ({ role, called }: ContractSide, { language }: ContractText) => {
  const you = languages[language].parties.pronouns.you.map(keyOf);
  return [role ?? '', ...called].some((one) => you.includes(keyOf(one)));
};

/** The role; "you" with the name of who is meant by it. */
export function nameOf({ role, name }: ContractSide, { language }: ContractText): string {
  if (!role || !name) return role ?? name ?? '';
  return isPronoun(role, language) ? `${role} (${name})` : role;
}

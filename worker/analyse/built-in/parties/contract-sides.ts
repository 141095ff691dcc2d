import { languages } from '#worker/analyse/languages/languages.ts';
import { type FoundParty, readParties } from '../facts/find-parties';
import type { ContractText } from '../text/contract-text';
import type { Side } from './actor';
import { guessReader } from './guess-reader';
import { roleOfYou } from './naming/role-of-you';
import { rolesInText, spokenAs } from './roles-in-text';
import { standingOf } from './standing';

/** One who stands on a side of the contract: a party, or whoever is known by a role alone. */
export interface ContractSide {
  side: Side | null;
  name: string | null;
  role: string | null;
  called: readonly string[];
  party: FoundParty | null;
}

/** Everyone on either side of the contract, the reader's first. */
export function readContractSides(contract: ContractText): ContractSide[] {
  const { language } = contract;
  const parties = readParties(contract).map((party) => ({ ...party, party }));
  const all = [...parties, ...withoutName(parties, contract)];
  const reader = guessReader(all, language);
  const sided = all.map(
    ({ name, role, called, party }, at): ContractSide => ({
      side: reader === null ? null : isWith(all[at], reader, contract) ? 'reader' : 'other',
      name,
      role,
      called,
      party,
    }),
  );
  return sided.sort((a, b) => Number(b.side === 'reader') - Number(a.side === 'reader'));
}

type Known = Pick<ContractSide, 'name' | 'role' | 'called' | 'party'>;

function isWith(one: Known | undefined, reader: Known, { language }: ContractText) {
  if (!one || one === reader) return one === reader;
  if (one.role !== null && one.role === reader.role) return true;
  const { you } = languages[language].parties.pronouns;
  const isSpokenTo = ({ called }: Known) => called.some((word) => you.includes(word));
  // Whoever a letter greets together.
  if (isSpokenTo(one) && isSpokenTo(reader)) return true;
  const standing = one.role && standingOf(one.role, language);
  return (
    standing === 'backing' ||
    (standing === 'protected' && reader.role !== null && standingOf(reader.role, language) !== 'protected')
  );
}

/** Sides that the contract speaks of and does not name. */
function withoutName(parties: readonly Known[], contract: ContractText): Known[] {
  const { language } = contract;
  const stands = (standings: readonly string[]) =>
    parties.some(({ role, called }) =>
      [role, ...called].some((one) => one && standings.includes(standingOf(one, language) ?? '')),
    );
  const { you } = languages[language].parties.pronouns;
  const isCalledYou = parties.some(({ role, called }) =>
    [role, ...called].some((one) => one && you.includes(one.toLowerCase())),
  );
  if (parties.length >= 2) return [];
  const roles = rolesInText(
    contract,
    parties.flatMap(({ role, called }) => [...(role ? [role] : []), ...called]),
  );
  const spokenTo = isCalledYou ? null : roleOfYou(contract);
  const isKnown = stands(['protected', 'backing', 'served']) || isCalledYou;
  const reader = isKnown ? null : (spokenTo ?? roles.reader);
  const other = stands(['serving', 'strong']) || parties.length > 0 ? null : roles.other;
  const unnamed = (role: string): Known => ({
    name: null,
    role,
    called: role === spokenTo ? you.slice(0, 1) : [],
    party: null,
  });
  if (reader) return [unnamed(reader), ...(other ? [unnamed(other)] : [])];
  if (other) return [unnamed(other)];
  const reading = isCalledYou ? null : spokenAs('you', contract);
  if (!reading) return [];
  if (parties.length === 1) return [unnamed(reading)];
  const writing = spokenAs('we', contract);
  return writing ? [unnamed(reading), unnamed(writing)] : [];
}

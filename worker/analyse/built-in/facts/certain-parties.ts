import type { CertainSides } from '#src/features/contracts/contracts.schema.ts';
import { keyOf } from '../parties/calls';
import { isPronoun } from '../parties/pronouns';
import { createSides } from '../parties/sides';
import type { ContractText } from '../text/contract-text';
import { type FoundParty, readParties } from './find-parties';

const most = 5;
const nobody: CertainSides = { parties: [], reader: null };

/** The parties, where each of a handful is named with a role; else nobody. */
export function readCertainParties(contract: ContractText): CertainSides {
  const found = readParties(contract);
  const parties = found.flatMap((party) => certainParty(party, contract));
  const roles = new Set(parties.map(({ role }) => keyOf(role)));
  if (parties.length < found.length || parties.length > most || roles.size < 2) return nobody;
  const { reader } = createSides(contract);
  return { parties, reader: parties.find(({ name, role }) => name === reader?.name && role === reader.role) ?? null };
}

/** "You" says too little of who somebody is, and a number before a name belongs to a list. */
function certainParty({ name, role }: FoundParty, { language }: ContractText) {
  return role === null || isPronoun(role, language) || /^\p{N}/u.test(name) ? [] : [{ name, role }];
}

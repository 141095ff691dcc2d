import { languages } from '#worker/analyse/languages/languages.ts';
import { type ContractSide, readContractSides } from '../parties/contract-sides';
import type { Mention } from '../parties/mentions';
import { bareRole, standingOf } from '../parties/standing';
import type { ContractText } from '../text/contract-text';
import { withActing } from './acting-sides';
import { withRoleOfNameless } from './role-of-nameless';
import { eachOnce } from './same-party';
import { readSpokenRole } from './spoken-roles';
import { isCalledYou, mentionsBy, named, nameOf, spokenIn, type TwoSides } from './two-sides';

/** Null where it is not clear who stands on either side. */
export function readTwoSides(contract: ContractText): TwoSides | null {
  const read = dealing(readContractSides(contract), contract);
  const everyone = eachOnce(read, contract.language);
  const reader = everyone.find(({ side }) => side === 'reader');
  const other = everyone.find(({ side }) => side === 'other');
  if (reader && other) {
    const partyOf = ({ side }: Mention) => (side === 'both' ? null : side);
    const names = { reader: nameOf(reader, contract), other: nameOf(other, contract) };
    const sides = named(names, true, mentionsBy(partyOf, contract), isCalledYou(reader, contract));
    return sides && withRoleOfNameless(sides, { reader, other }, contract);
  }
  if (reader) return withSpoken(reader, contract) ?? withActing(reader, everyone, contract);
  const [first, second, third] = everyone;
  if (first && !second && read.length > 1) return withActing(first, everyone, contract);
  if (!first?.party || !second?.party || third) return bothSpoken(contract) ?? withActing(first, everyone, contract);
  const partyOf = ({ party }: Mention) =>
    party === first.party ? 'reader' : party && party === second.party ? 'other' : null;
  const names = { reader: nameOf(first, contract), other: nameOf(second, contract) };
  const sides = named(names, false, mentionsBy(partyOf, contract));
  return sides && withRoleOfNameless(sides, { reader: first, other: second }, contract);
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

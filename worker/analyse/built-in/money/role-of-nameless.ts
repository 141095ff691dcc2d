import { formsOf, keyOf } from '../parties/calls';
import type { ContractSide } from '../parties/contract-sides';
import { isPronoun } from '../parties/pronouns';
import { spokenAs } from '../parties/roles-in-text';
import type { ContractText } from '../text/contract-text';
import { readActingRoles } from './acting-roles';
import { otherThan, type Party, parties, spokenIn, type TwoSides } from './two-sides';

/** What two sides are called, with the role of the one who has but a name: the one word more that acts in the text. */
export function withRoleOfNameless(
  sides: TwoSides,
  both: Readonly<Record<Party, ContractSide>>,
  contract: ContractText,
): TwoSides {
  const party = parties.find((one) => !both[one].role && both[one].called.length === 0);
  if (!party || !both[otherThan(party)].role) return sides;
  // Of whom the text speaks as "you" or "we", it says nothing by a role.
  if (spokenAs(party === 'reader' ? 'you' : 'we', contract)) return sides;
  const known = knownForms([both.reader, both.other], contract);
  const [role] = readActingRoles(1, (key) => known.has(key) || isPronoun(key, contract.language), contract) ?? [];
  if (!role) return sides;
  return {
    ...sides,
    names: { ...sides.names, [party]: `${role.called} (${sides.names[party]})` },
    mentionsIn: (words) => [...sides.mentionsIn(words), ...spokenIn(role, party, words, contract)],
  };
}

/** Every word by which somebody is known, in all its forms. */
export function knownForms(known: readonly ContractSide[], { language }: ContractText): ReadonlySet<string> {
  const keys = known
    .flatMap(({ role, name, called }) => [role, name, ...called])
    .flatMap((words) => (words ? keyOf(words).split(' ') : []));
  return new Set(keys.flatMap((key) => formsOf(key, language)));
}

import type { Locale } from '#src/i18n/locale.schema.ts';
import { keyOf, wordApart } from '../parties/calls';
import type { ContractSide } from '../parties/contract-sides';

/** Everyone once: a party that was read twice would otherwise pay itself. */
export function eachOnce(everyone: readonly ContractSide[], language: Locale): ContractSide[] {
  const once: ContractSide[] = [];
  for (const one of everyone) {
    const at = once.findIndex((other) => isSame(one, other, language));
    const known = once[at];
    if (known) once[at] = joined(known, one);
    else once.push(one);
  }
  const [first, ...others] = once;
  const isOneRole = first?.role && first.side === null && others.every(({ role }) => role === first.role);
  return isOneRole ? [first] : once;
}

/** "Hotel Cats LLC" and "means Hotel Cats LLC", or a name with the role that another is given: "Summit Academy", "the Academy". */
function isSame(one: ContractSide, other: ContractSide, language: Locale): boolean {
  if (!one.name || !other.name) return false;
  if (one.role && other.role && one.role !== other.role) return false;
  if (isWithin(one, other) || isWithin(other, one)) return true;
  return hasRoleOf(one, other, language) || hasRoleOf(other, one, language);
}

const isWithin = (one: ContractSide, other: ContractSide) =>
  ` ${keyOf(other.name ?? '')} `.includes(` ${keyOf(one.name ?? '')} `);

function hasRoleOf({ name, role }: ContractSide, other: ContractSide, language: Locale) {
  if (role || !other.role || !name) return false;
  const forms = new Set(wordApart(keyOf(other.role), language).map(({ key }) => key));
  const isIn = (words: string) =>
    keyOf(words)
      .split(' ')
      .some((word) => wordApart(word, language).some(({ key }) => forms.has(key)));
  return isIn(name) && !isIn(other.name ?? '');
}

function joined(one: ContractSide, other: ContractSide): ContractSide {
  const [roleless, named] = one.role ? [other, one] : [one, other];
  const [shorter] = [one.name ?? '', other.name ?? ''].sort((a, b) => a.length - b.length);
  return {
    side: one.side === other.side ? one.side : null,
    name: isWithin(one, other) || isWithin(other, one) ? (shorter ?? null) : roleless.name,
    role: named.role,
    called: [...one.called, ...other.called],
    party: named.party,
  };
}

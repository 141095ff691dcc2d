import type { ProvisionKind } from '../templates/provision-kinds.schema.ts';
import { type Choice, type Composition, compose, staying } from './compose-contract.rules.ts';
import type { Provision } from './contract-structure.rules.ts';
import type { Entered } from './entered-values.rules.ts';
import { findReplaced } from './place-clauses.rules.ts';

/** A paragraph of the contract, and the provision that it belongs to; null for one of an added clause. */
export interface DealParagraph {
  words: string;
  number: string;
  about: ProvisionKind | null;
  provision: Provision | null;
  /** The clause that is to be added takes its place. */
  goes: boolean;
}

/** What was agreed in a contract, as far as it matters to a clause that is to be added. */
export interface Deal {
  entered: readonly Entered[];
  paragraphs: readonly DealParagraph[];
  /** What a provision is called in the contract as it is now; null where an added clause has taken its place already. */
  numberOf: (provision: Provision | null) => string | null;
}

export type Found = { sum: number; provision: Provision | null };

export function readDeal(composition: Composition, { clause }: Choice): Deal {
  const { kinds, entered, clauses } = composition;
  const settled = clauses.map((one) => one.settled);
  const { renumbered, numbers } = compose(composition, settled);
  const gone = findReplaced(kinds, settled);
  const numberOf = (provision: Provision | null) =>
    provision && !gone.has(provision) ? (renumbered.get(provision.number) ?? null) : null;
  const own = [...kinds].flatMap(([provision, about]) => {
    const number = numberOf(provision);
    if (number === null) return [];
    const goes = about !== null && clause.placement.replaces.includes(about);
    return provision.paragraphs.map(({ words }) => ({ words, number, about, provision, goes }));
  });
  const stay = staying(composition, clause);
  const added = clauses.flatMap((one, index) =>
    one.settled.paragraphs.map(({ words }) => ({
      words,
      number: numbers[index] ?? '',
      about: one.settled.replaces[0] ?? null,
      provision: null,
      goes: !stay.includes(one),
    })),
  );
  return { entered, paragraphs: [...own, ...added], numberOf };
}

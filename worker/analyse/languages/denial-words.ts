import type { ClauseType } from '#src/features/contracts/clause-types.schema.ts';

/** Clauses whose words often stand where the contrary, or something else, is said. */
export const deniableClauses = [
  'arbitration',
  'exclusivity',
  'expiration-date',
  'indemnity',
  'jurisdiction',
  'late-payment',
  'limitation-of-liability',
  'liquidated-damages',
  'personal-guarantee',
  'renewal-term',
  'termination-for-convenience',
  'unilateral-termination',
] as const satisfies ClauseType[];

/** Clauses of which a sentence may say that the contract has none. */
export const absentClauses = [
  'arbitration',
  'confidentiality',
  'cooling-off',
  'deposit',
  'exclusivity',
  'indemnity',
  'insurance',
  'limitation-of-liability',
  'liquidated-damages',
  'non-compete',
  'price-increase',
  'probation',
  'renewal-term',
  'subcontracting',
  'subletting',
  'warranty',
] as const satisfies ClauseType[];

export type AbsentClause = (typeof absentClauses)[number];

export type DeniableClause = (typeof deniableClauses)[number];

/** How a language denies what the words of a clause would say, and where it tells the background only. */
export interface DenialWords {
  /** "No automatic renewal", "ist nicht zur Freistellung verpflichtet", "la pénalité n'est pas due". */
  denied: Readonly<Record<DeniableClause, RegExp>>;
  /** "There is no exclusivity", "ein Wettbewerbsverbot trifft sie nicht": the sentence has the words, the contract no such clause. */
  absent: Readonly<Record<AbsentClause, RegExp>>;
  /** In the sentence: a contract of others, or an older one that is over; nothing in it binds anybody here. */
  elsewhere: RegExp;
  /** Says of words of a form that they are crossed out. */
  struck: RegExp;
  /** Begins the answer to a label, or follows a tick: there is none of it. */
  none: RegExp;
  /** Headings of the part in which the parties tell how they came to the contract. */
  background: RegExp;
  /** Begins a sentence of that part. */
  whereas: RegExp;
}

import { type LawPlace, lawPlaces } from '#src/features/contracts/measured.schema.ts';

/** Places of whose law the analysis knows some rules. */
export const places = lawPlaces;
export type Place = LawPlace;

/** What the words of a rule turn on. */
export type LegalMatter =
  /** Death, injury, health. */
  | 'injury'
  /** Intent and gross negligence, or all liability whatever its ground. */
  | 'any-fault'
  /** "Except for intent", "unless we are at fault". */
  | 'fault-kept'
  /** The structure, the roof, the heating: no small repairs. */
  | 'large-repairs'
  /** A restraint is paid for. */
  | 'restraint-paid'
  | 'deposit'
  | 'overtime'
  /** Whoever is hurt may be an animal. */
  | 'animal'
  | 'collective-agreement'
  | 'furnished'
  /** A let for a season, a holiday or a shop. */
  | 'not-a-home'
  /** A job without an end date. */
  | 'open-ended'
  /** A trial may be prolonged. */
  | 'prolonged'
  | 'probation'
  /** Ending a contract by notice. */
  | 'ending'
  /** Ending it at once, for a serious reason; or something else that is announced. */
  | 'other-notice'
  | 'interest'
  /** Interest that is not charged, or is of something else. */
  | 'no-interest'
  /** Fees for letting a home: checks, inventories, drawing up the contract. */
  | 'letting-fee'
  /** A bank or another lender that the state allows higher interest. */
  | 'bank'
  /** Only for a first time. */
  | 'at-first';

/** How a language names the law of a place and what its rules turn on. Patterns read normalised text (`play.ts`). */
export interface LegalWords {
  /** A governing law as contracts name it ("Scots law", "England and Wales"), with nothing around it. */
  laws: Readonly<Record<Place, RegExp>>;
  /** Statutes that only contracts under the law of the place name. */
  statutes: Readonly<Partial<Record<Place, RegExp>>>;
  /** Says where a let home is, or where the work is done; what follows names the place. */
  situated: RegExp;
  /** Countries and towns that are in no other place of the same name. */
  towns: Readonly<Record<Place, RegExp>>;
  /** The law of a part of the place that has rules of its own. */
  exempt: Readonly<Partial<Record<Place, RegExp>>>;
  matters: Readonly<Record<LegalMatter, RegExp>>;
}

/**
 * What a party may be called, by how likely it is the one who reads the contract for its own protection:
 * `protected` (tenant, employee, borrower), `backing` (guarantor), `served` (customer, member), `working` (contractor), `serving` (supplier,
 * club), `strong` (landlord, employer, bank).
 */
export type Standing = 'protected' | 'backing' | 'served' | 'working' | 'serving' | 'strong';

/** What someone must or may do, may not do, or gives up. */
export type Deed = 'must' | 'may' | 'may-not' | 'gives-up';

export interface Pronouns {
  i: readonly string[];
  we: readonly string[];
  you: readonly string[];
}

/** A word without what is written together with it. */
export interface WordApart {
  key: string;
  isDative: boolean;
}

/**
 * How a language speaks of the parties. Patterns are run on normalised text (`built-in/text/normalised-text.ts`);
 * Arabic is written in its folded letters here.
 */
export interface PartyWords {
  /** Each matches a whole role, without its article. */
  roles: Record<Standing, RegExp>;
  /** The words in lower case; "you" and "we" in every case of grammar, but for those that own ("your"). */
  pronouns: Pronouns;
  /** Other forms of a role in lower case: its genitive, plural, the other gender. */
  formsOf: readonly (readonly [ending: RegExp, replacements: readonly string[]])[];
  /** Articles and prepositions that may stand before a role. */
  before: RegExp;
  /** Behind a role that several share: "Partner 2", "Partner B", "the first partner" where that stands behind it. */
  numbered: RegExp;
  /** "And", "or", as one word. */
  joining: RegExp;
  /** "The parties", "either of us". */
  all: RegExp;
  /** Right before a word for a party: it is not the one who acts. */
  notActing: RegExp;
  /** Right behind a word for a party: it only owns what acts ("the Tenant's deposit"). */
  owning: RegExp;
  /** Right behind the one who acts, nearest first. */
  deedsAfter: Record<Deed, RegExp>;
  /** Right before the one who acts, where the verb comes first. */
  deedsBefore: Record<Deed, RegExp> | null;
  /** Behind one whose verb came first: what the verb says is denied. */
  deniedAfter: RegExp | null;
  /** Begins a sentence whose first part only says when. */
  condition: RegExp;
  /** The words that one may be where others are written together with it, itself first; null where none are. */
  apart: ((key: string) => WordApart[]) | null;
  /** Verbs that bear their subject: "podrás", "nos reservamos". */
  verbs: { we: RegExp; you: RegExp } | null;
}

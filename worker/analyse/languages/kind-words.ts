import type { ContractType } from '#src/features/contracts/analysis.schema.ts';
import type { ContractKind } from '#src/features/contracts/contract-kinds.schema.ts';
import type { DealNames } from './deals';

/**
 * How a language speaks of each kind of contract. Patterns are run on normalised text (`built-in/text/compile-pattern.ts`)
 * and are bounded. `names` is what such a contract is called, `words` what it speaks of: the more different ones of
 * them a text has, the likelier it is of that kind.
 */
export interface KindWords {
  kinds: Record<ContractKind, KindSigns>;
  /** What titles call everyday deals of many more kinds. */
  deals: DealNames;
  dealHead: DealHead;
  titleLine: TitleLine;
  things: DealThings;
  given: GivenWords;
  /** Words that name each broader type; a title that says it counts more than the text. */
  types: Record<Exclude<ContractType, 'other'>, RegExp>;
  /** Terms that a service sets for everybody who signs up, as their title says, and as their text does. */
  terms: {
    title: RegExp;
    signUp: RegExp;
    /** Names what one customer ordered, to which such terms are joined. */
    order: RegExp;
  };
  /** What the two sides are called in contracts of a type, and hardly in others: the seller and the buyer. */
  sides: Partial<Record<ContractType, readonly [RegExp, RegExp]>>;
  /** What is made by writing code: a website, an app. */
  software: RegExp;
}

/** What tells one kind of contract. */
interface KindSigns {
  names: RegExp;
  words: RegExp;
  /** Without it the words are those of many contracts. */
  needs?: RegExp;
}

/** Some of the kinds. */
export type KindsOf = Partial<Record<ContractKind, KindSigns>>;

/** How the first lines of a contract are to be read for what it is called. */
export interface DealHead {
  /** What a document by which people bind themselves is called: what stands next to it names the deal. */
  noun: RegExp;
  /** What a line says of another document: the form that was used, the one that is replaced. */
  another: RegExp;
  /** Before what only takes part in the deal: "through an agency", "payable in instalments". */
  incidental: RegExp;
  /** How what stands before a name ends, where a name may be part of another word. */
  before: RegExp;
}

/** What a deal is about whose name says too little: a lease of anything, a membership in anything. */
export type Thing = 'home' | 'gym' | 'works' | 'child' | 'course' | 'aged';

/** How a text speaks of that thing, and of those of deals with the same name. */
export type DealThings = Record<Thing, { is: RegExp; isNot: RegExp }>;

/** How the line is told that says what a document is called. */
export interface TitleLine {
  /** What a document is called. */
  noun: RegExp;
  /** Before a title on its line: what its maker calls the form. */
  form: RegExp;
  /** How lines begin or what they say that are no title. */
  notTitle: RegExp;
  /** Behind such a line no title comes: the parties, or a letter's greeting. */
  head: RegExp;
  /** How the second line of a title begins. */
  goesOn: RegExp;
}

/** What one side of a deal is given, as contracts without a name that says it speak of it. */
export type Given =
  | 'commission'
  | 'goodsOnce'
  | 'goodsRegularly'
  | 'home'
  | 'money'
  | 'place'
  | 'promotion'
  | 'right'
  | 'thing'
  | 'upkeep'
  | 'venture'
  | 'work';
export type GivenWords = Record<Given, RegExp>;

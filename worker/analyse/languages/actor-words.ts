/** How words count the parties: "each party", "either party", "any party", "neither party". */
export type Quantity = 'each' | 'either' | 'any' | 'neither';

/** What parties do to what is theirs. */
export type Act = 'granting' | 'assigning';

/**
 * How a language says who must, may or does something. Patterns that name a party run on words as they are written and
 * have it as their one group, the others on normalised text.
 */
export interface ActorWords {
  /** Before what a party is called. */
  article: RegExp | null;
  /** Whole words for who is spoken to, and who speaks. */
  pronouns: { you: RegExp; we: RegExp };
  /** How words count the parties: "each party", "either party". */
  quantities: Record<Quantity, RegExp>;
  /** Verbs of an act, as alternatives of a pattern: "grants?|licenses". */
  acts: Record<Act, string>;
  /** Patterns of who does what some verbs say. */
  actor(verbs: string): string[];
  /** "The parties shall". */
  bothBound: RegExp;
  /** Whom a sentence binds. */
  bound: readonly RegExp[];
  /** "The parties shall", "mutually". */
  bothPromise: RegExp;
  /** Those of promises and rights ask for a verb right behind the party; where they do not, only what is surely a party is taken. */
  asksForVerb: boolean;
  /** Who promises something. */
  promisor: RegExp;
  /** "The parties may". */
  bothMay: RegExp;
  /** Who may do something. */
  rightHolder: readonly RegExp[];
}

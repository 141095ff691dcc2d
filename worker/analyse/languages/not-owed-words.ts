/**
 * How a contract mentions a sum that neither side owes under it. Patterns run on the words around one sum, marked as
 * those of `money-words.ts`.
 */
export interface NotOwedWords {
  /** Behind a box that is ticked: what stands beside it was not chosen. */
  no: RegExp;
  /** It was owed once, or was only offered: another price, contract or offer than the one that holds. */
  former: RegExp;
  /** It is told to compare with, or so that it is known. */
  forComparison: RegExp;
  /** That it is owed is denied, or it is a present, or somebody else's affair. */
  denied: RegExp;
  /** One side owes it to somebody else, or gets it from there. */
  ofOthers: RegExp;
}

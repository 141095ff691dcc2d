/** How a language counts from a day that the contract gives a name: "two weeks before the wedding". */
export interface NamedDaysWords {
  counted: readonly CountedFromName[];
  /** What is written together with a name before it, and is no part of it. */
  joined: RegExp | null;
  /** What may stand before the name itself: articles, "the day of". One token at a time, folded. */
  small: RegExp;
  /** A name of the one day that all is about, whichever word it is called by. One token, folded. */
  event: RegExp;
  /** Names of what happens more than once, or on no day that is written. One token, folded. */
  notDay: RegExp;
}

export interface CountedFromName {
  direction: 'before' | 'after';
  /** Right before the length of time; the group `name` where the name stands there. */
  ahead?: RegExp;
  /** Right behind it; the name follows. */
  behind?: RegExp;
}

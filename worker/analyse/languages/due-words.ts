/** How a language says when something is due of which no day is written. */
export interface DueWords {
  /**
   * A day of every month, or the last of its first days, as figures or a word in the group `day`; the group `before`
   * where it is of the month before, and `behind` where it is of the month behind the one that is paid for.
   */
  monthly: readonly RegExp[];
  /** The whole month is paid for when it is over. */
  inArrears: RegExp;
  /** Right before or right behind a length of time: it is the first of the contract. */
  opening: { ahead?: RegExp; behind?: RegExp };
  /** Between the number, in the group `count`, and the unit: "les trois premiers mois". */
  openingWithin?: RegExp;
  /** One alone: "the first month". */
  first: Readonly<Record<'week' | 'month' | 'year', RegExp>>;
  /** Behind such a time: it is of something else, or comes again and again. */
  notOpening: RegExp;
}

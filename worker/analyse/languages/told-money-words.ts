/**
 * What may be stated of a sum, and by which words alone. Patterns run on marked words, as those of `money-words.ts`; what
 * none of them carries is left open.
 */
export interface ToldMoneyWords {
  /** In the part of the sentence with the sum: it is paid but once. */
  once: RegExp;
  /** "For each key …", somewhere before the sum: it is paid for each of what follows, found last. */
  eachBefore: RegExp;
  /** "… a key", right behind it. */
  eachBehind: RegExp;
  /** "… for each key", farther behind it. */
  eachFar: RegExp;
  /** Within what it is paid for each of: from here on something else is said, or what is left at its end. */
  eachEnds: RegExp;
  /** The last word of that where who acts is named next: a verb, in languages that put it there. */
  eachVerb: RegExp;
  /** Right behind a period: it is a day to pay on, or another matter. */
  noPeriod: RegExp;
  /** Within a period: it is but a part of one, or a day to pay on. */
  noPeriodIn: RegExp;
  /** Looks like how often the sum behind it is paid, and is a number or a name. */
  noAttribute: RegExp;
  /** Something else begins. */
  andMore: RegExp;
  /** All that may stand between the word for a purpose and its sum. */
  gap: RegExp;
  /** Words for purposes that are verbs, or that may be said of anything. */
  vague: RegExp;
  /** What is late is a payment. */
  latePayment: RegExp;
  /** Nobody owes it unless something comes to pass. */
  onlyIf: RegExp;
  /** Behind a sum: another matter begins, with conditions of its own. */
  goesOn: RegExp;
  /** Right before a sum: another one grows by it. */
  rise: RegExp;
  /** A rise, by how the sentence goes on. */
  riseBehind: RegExp;
  /** Right before and right behind a sum: no more than this may be owed. */
  capBefore: RegExp;
  capBehind: RegExp;
  /** In the sentence: it is the most of something else. */
  noCap: RegExp;
  /** Somebody who is on neither side is paid: who, in a group. Case counts. */
  strangerPaid: RegExp;
  /** Somebody who is on neither side pays. Case counts. */
  strangerPays: RegExp;
}

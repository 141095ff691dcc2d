/**
 * How a language writes days, and by which words one tells what a day is in the contract. Patterns are written for
 * normalised text and run through `compilePattern`: case-blind, `\b` for every letter, Arabic folded.
 *
 * `before` and `after` in a description say which side of the date the words stand on: what stands before a date ends
 * with it (`$`), what stands after begins with it (`^`).
 */
export interface DatesWords {
  /** Twelve; the spellings of one month separated by "|". */
  months: readonly string[];
  /** Thirty-one: the days of a month in words, the spellings of one separated by "|". */
  days: readonly string[];
  /** Names of the months of the Hijri calendar, where contracts use it; else none. */
  hijriMonths: readonly string[];
  /** A year of this century in words; the group `rest` is what stands after "two thousand". */
  spelledYear: string;
  /** Sources with `{day}`, `{month}`, `{year}`, most specific first. */
  shapes: readonly string[];
  /** The same without a year, for days of the year that the contract was made in or the next. */
  yearless: readonly string[];
  /** The last, middle or first days of a month; groups `last`, `middle`, `first`, with `{month}` and `{year}`. */
  edges: readonly string[];
  /** Between the first day and a last day that alone names the month: "du 8 {au} 22 mai 2027". */
  spanLink: string;
  /** Seven, Sunday first; before a day without a year they tell which year it is of. */
  weekdays: readonly RegExp[];
  /** After a day without a year: it is of the year of the day named before it. */
  sameYear: RegExp;
  /** In the sentence: its days come back every year, so that one without a year is not one day. */
  everyYear: RegExp;
  /** A day of every year or month, not one day: stands before or after a date without a year. */
  recurring: RegExp;
  /** A day of the week and what else may stand between the words that tell and the date. */
  filler: RegExp;

  /** Before: the day on which the contract is made. */
  agreed: RegExp;
  /** Before, where the line ends with it: "of 30 November 2026". */
  dated: RegExp;
  /** Before: the version of a text, a law, a birth, an entry in a register, the end of something. */
  notAgreed: RegExp;
  /** Before, below the contract: somebody signs that he has read it and agrees. */
  consented: RegExp;
  /** Before: the contract, or what it is for, begins. */
  starts: RegExp;
  /** After: the same, where the verb follows. */
  startsAfter: RegExp;
  /** Before: what begins is a price, an instalment, a notice. */
  startOfElse: RegExp;
  /** After: what holds from the day is a price. */
  pricedFrom: RegExp;
  /**
   * Before, in the same clause: what begins says by itself that it is the contract or the time that it runs: a label
   * ("Start:"), a word that is said of nothing else ("takes effect"), somebody who is employed or admitted.
   */
  startsOwn: RegExp;
  /** Before, in the same clause: what begins or takes place is a lesson, a delivery, a wedding, works. */
  performed: RegExp;
  /** In the sentence, right before a name: the contract begins on the day of that name. */
  startsByName: RegExp;
  /** In the sentence: the contract begins on the day on which it is made. */
  startsWhenAgreed: RegExp;
  /** Before: the contract, named as such, ends. */
  ends: RegExp;
  /** After: the same, where the verb follows. */
  endsAfter: RegExp;
  /** Right before or behind: what was hired is given back, and the hire ends. */
  givenBack: RegExp;
  /** Before, in the same clause: what ends is an inspection, a certificate, an offer, a trial, or is one side's choice. */
  endsOfElse: RegExp;
  /** Before an "until": the contract goes on. */
  lasts: RegExp;
  /** Before: any "until". */
  until: RegExp;
  /** Before: the day itself is too late. */
  tooLate: RegExp;
  /** Before or after: something is done by the day at the latest. */
  atLatest: RegExp;
  /** Before: what is not done before the day, or is no deadline: "shall not be raised before". */
  notBefore: RegExp;
  /** Before, where notice is spoken of: with notice the contract ends on the day, which is not the last one to give it. */
  effectiveOn: RegExp;
  /** Before: the day is part of a condition: "if she stays until". */
  conditional: RegExp;
  /** All that stands between the first and the last day of a span. */
  spanEnd: RegExp;
  /** Before: any "from" that opens a period. */
  from: RegExp;
  /** Before: the day held once, and another stands in its place. */
  replaced: RegExp;
  /** Before an "until": the contract now goes on for longer than it did. */
  prolonged: RegExp;
  /** In the sentence: what ends or begins is the contract, its term or what is hired. */
  own: RegExp;
  /** Before: what begins is only planned or expected for the day. */
  planned: RegExp;
  /** After: something cannot be done before the day, so that it is no last day for it. */
  ruledOut: RegExp;
  /** Before, in the same clause: accounts are made up as they stand on the day, on which nothing is paid. */
  reckoned: RegExp;
  /** In the sentence: the other side writes to the reader, who has to do nothing by then. */
  informsYou: RegExp;
  /** In the sentence: what is done by the day costs nothing, and may be done for money later. */
  free: RegExp;
  /** In the sentence: another contract, somebody else's affair, whatever is said to concern nobody here. */
  foreign: RegExp;
  /** Begins a sentence that goes on about what the one before it named. */
  pointsBack: RegExp;
  /** Right before a length of time: it is how long the contract runs. */
  termAhead: RegExp;
  /** Right after a length of time: the same. */
  termBehind: RegExp;
  /** Around a length of time: notice, trial, payment, secrecy, renewal, and so not how long the contract runs. */
  notTerm: RegExp;
  /** In the same clause, before a length of time: somebody binds himself not to do something, or to do it afterwards. */
  banned: RegExp;
  /** Right after a length of time: it is counted from the end of something. */
  fromEnd: RegExp;
  /** In the sentence: a guarantee, secrecy, sick pay: how long these last is not how long the contract runs. */
  notTermOf: RegExp;
  /** In the sentence: the contract runs until somebody ends it. */
  open: RegExp;
  /** In the sentence: the length of time is the least, and the contract goes on after it. */
  minimum: RegExp;
  /** In the sentence: one side may have it go on, if it asks for that; by itself it does not. */
  offered: RegExp;
  /** In the sentence or right after it: the contract goes on for another length of time unless somebody acts. */
  renews: RegExp;

  /** In the sentence: what comes after a trial. */
  afterTrial: RegExp;

  counted: readonly CountedWords[];
  /** In the sentence, in this order of precedence: what has to be done by a day. */
  acts: Readonly<Record<DateAct, RegExp>>;
}

/** A length of time that is counted from a day of the contract. */
export interface CountedWords {
  direction: 'before' | 'after';
  from: CountedFrom;
  /** Right before the length of time. */
  ahead?: RegExp;
  /** Right after it. */
  behind?: RegExp;
  /** Only where the sentence, its heading or the sentence before it speaks of this. */
  when?: DateAct;
}

export type CountedFrom = 'agreement' | 'start' | 'end';

export const dateActs = ['probation', 'cancellation', 'renewal', 'notice', 'payment', 'review', 'handover'] as const;
/** What a day is for. */
export type DateAct = (typeof dateActs)[number];

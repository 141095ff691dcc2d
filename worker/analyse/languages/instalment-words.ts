import type { DurationUnit } from './duration-words';

/** How a language says what is paid in parts, and that the whole is a loan. */
export interface InstalmentWords {
  /** What is paid many times, right behind how many. */
  parts: RegExp;
  /** Before a date: the first of them. */
  first: RegExp;
  /** Before a date: the last of them. */
  last: RegExp;
  /** How often one is paid. */
  every: Readonly<Record<Extract<DurationUnit, 'week' | 'month' | 'quarter' | 'year'>, RegExp>>;
  /** In a sentence: money is lent. */
  lends: RegExp;
  /** Before a date: the money that is lent is handed over. */
  paidOut: RegExp;
  /** After a date: the same. */
  paidOutAfter: RegExp;
  /** Beside a date: what is paid back, so that it is not handed over. */
  paidBack: RegExp;
}

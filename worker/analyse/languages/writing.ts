/** How a language is written, and how the product writes it. */
export interface Writing {
  /** Words whose full stop does not end a sentence, parted by spaces; lower case, without the stop. */
  abbreviations: string;
  /** The commonest words, parted by spaces; null where the script alone tells the language. */
  commonWords: string | null;
  /** Words that deny or except, parted by spaces, folded. */
  negations: string;
  /** What stands before the number of a clause that is referred to, parted by spaces. */
  clauseNames: string;
  /** Capital letters tell names and titles from other words. */
  hasCapitals: boolean;
  /** Parts thousands: "1,500" or "1.500". */
  groupMark: ',' | '.';
  /** "04/05/2018" may be the fifth of April. */
  monthMayLead: boolean;
  /** Where ordinal numbers have a full stop ("1. März"): words that begin a sentence behind one all the same. */
  behindOrdinal: RegExp | null;
  quotationMarks: readonly [open: string, close: string];
  /** For `Intl`: how numbers and dates are written. */
  formatTag: string;
  /** The first day of a month in a date, where it is no plain number. */
  firstOfMonth: string | null;
  /** Letters that language models take as one token, at least. */
  lettersPerToken: number;
  /** Days without work, Sunday is 0. */
  weekend: readonly number[];
  /** What a language model is told to write. */
  nameForModels: string;
}

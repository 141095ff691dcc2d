/** Units that several countries share; which one is meant follows from the place. */
export type SharedUnit =
  | 'dollar'
  | 'peso'
  | 'dirham'
  | 'riyal'
  | 'dinar'
  | 'egyptian-or-sudanese-pound'
  | 'emirati-dirham-or-jordanian-dinar'
  | 'lira'
  | 'rand'
  | 'franc-letter'
  | 'dinar-letter'
  | 'cent';

/** A word for money: an ISO 4217 code or a shared unit. */
export type Unit = string;

/** What is `weak` other countries have too: it tells where nothing else does. */
export type Place = readonly [
  words: RegExp,
  currencies: Readonly<Partial<Record<SharedUnit, string>>>,
  strength?: 'weak',
];

/** How a language writes sums of money. Words stand as normalised text has them, in lower case. */
export interface AmountWords {
  /** Words of spelled numbers; 100, 1,000 and 1,000,000 multiply what stands before them, others are added. */
  numbers: Readonly<Record<string, number>>;
  /** "Quatre-vingts" is four twenties. */
  countsTwenties: boolean;
  /** May stand between two of them: "and", "y". */
  and: readonly string[];
  /** Between a million and what it counts: "un millón de euros". */
  of: readonly string[];
  /** The number words that a longer word is made of, when it is: "zweihundertfünfzig", "وخمسمئة". */
  parts?(word: string): string[] | null;
  units: Readonly<Record<string, Unit>>;
  /** Letters, in their case, that stand for money right before its digits: "R6 900". */
  letters?: Readonly<Record<string, Unit>>;
  /** A hundredth of what they stand for: "pence", "Rappen". */
  cents: Readonly<Record<string, Unit>>;
  /** A thousandth of what they stand for: "فلس". */
  thousandths?: readonly string[];
  /** Behind the unit, a part of one more: "ونصف". */
  fractions?: Readonly<Record<string, number>>;
  /** Two of them in one word: "ريالين". */
  pairs?: Readonly<Record<string, Unit>>;
  /** Words of a country that tell its currency, for the units that countries share: cities, months, offices, phone codes. */
  places: readonly Place[];
}

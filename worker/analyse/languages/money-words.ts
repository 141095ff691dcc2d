import type { Purpose } from './purposes';

export type PeriodWords = Readonly<Record<'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year', RegExp>>;

/** All that is given must fit: who is called so, the article before it, what stands behind it, or that it was read as a dative. */
export interface Toward {
  mark: string;
  called?: RegExp;
  article?: RegExp;
  /** Right behind it. */
  behind?: RegExp;
  isDative?: true;
}

/**
 * How a language says who pays whom for what. Patterns run on marked words: ① stands for the one side, ② for the other
 * (written "an ①" for a German and "ل①" for an Arabic dative, without its article in English, Spanish and French), ¤ for
 * the sum in question and # for every other sum. They are case-blind; the party that a pattern tells is its group.
 */
export interface MoneyWords {
  /** Roles, without articles, that pay for what such contracts are about, and that are paid for it. */
  roles: { pays: RegExp; earns: RegExp };
  /** Earning roles that are paid for their work: what they cost is no price. */
  working: RegExp;
  /** An article before a role, that says nothing more. */
  article: RegExp;
  /** Cases and prefixes by which it is said to somebody, or lies on somebody; the first that fits is read as its `mark`. */
  toward?: readonly Toward[];
  /** Who pays, by the words before the sum, or behind it. */
  payer: readonly RegExp[];
  /** Who is paid. */
  payee: readonly RegExp[];
  /** The verb alone tells it: the speaker pays, or the one spoken to. */
  wePay: readonly RegExp[];
  youPay: readonly RegExp[];
  /**
   * Words for whoever was named before, in the group `she` where they mean a woman or a role of that gender; `likeYou`
   * where they are written as who is spoken to.
   */
  thirdPerson?: { pronouns: RegExp; feminine: RegExp; likeYou?: RegExp };
  /** Something is taken off what is paid for the contract, and not off a deposit or a card. */
  offPrice: RegExp;
  /** Begins a sentence that says what follows where whoever was named right before does not keep to it. */
  breaking: RegExp;
  /** Something is to be paid, in a sentence or heading that does not say by whom. */
  paying: RegExp;
  /** Words of contracts under which work is paid for. */
  work: RegExp;
  /** What is no sum to be paid: told right before the sum, right behind it, anywhere in its sentence. */
  leftOut: { before: RegExp; behind: RegExp; sentence: RegExp };
  /** How often: right behind a sum, and among the words before it. */
  every: PeriodWords;
  often: PeriodWords;
  /** Right behind a sum that is paid for each of something. */
  each: RegExp;
  /** What a row is called that adds others up. */
  total: RegExp;
  /**
   * What may be said of what a sum is for: labels that name nothing; words between a sum and its parts, and those before
   * the word for its instalments; those between a sum and what it is paid for; those before a sum that was named already,
   * and before one for each of which another is paid.
   */
  saidFor: { noLabel: RegExp; part: RegExp; inParts: RegExp; behind: RegExp; again: RegExp; unit: RegExp };
  /** Words for what is paid. */
  purposes: Readonly<Record<Purpose, RegExp>>;
}

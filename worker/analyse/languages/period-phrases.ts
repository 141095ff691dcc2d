/** What a language says around a period of time. */
export interface PeriodPhrases {
  /** Right before and right after a notice period. */
  notice: { before: RegExp; after: RegExp };
  /** Something lasts beyond the contract. */
  afterTheEnd: RegExp;
}

/** How a language names the law and the courts of a contract. Patterns as in `DatesWords`, but for the last two. */
export interface LawWords {
  /** Names the law of a place: groups `law` ("Scots law") or `place` (of "the laws of Ireland"). */
  named: RegExp;
  /** In the sentence: that law applies. */
  applies: RegExp;
  /** In the sentence: it is the law of a company, of data protection, of a statute. */
  notOurs: RegExp;
  /** In the heading above. */
  heading: RegExp;
  /** The law of any place, known by its capital letter; group 1 is the name, case matters. */
  anyLaw: readonly RegExp[];
  /** Where the courts sit; group 1 is the place, case matters. */
  courtPlaces: readonly RegExp[];
}

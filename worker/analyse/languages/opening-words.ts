/** How a language opens a contract: its title, its date, who the parties are and what it calls them. */
export interface OpeningWords {
  /** A noun that names a kind of contract, with the words before and after that belong to its name. */
  titleNoun: RegExp;
  /** Before the date that the contract bears. */
  dated: RegExp;
  /** Before a date of something else. */
  otherDate: RegExp;
  /** Words behind which the parties are named. */
  openers: RegExp;
  /** Words with which something else begins. */
  partiesEnd: RegExp;
  /** Between one party and the next. */
  connectors: RegExp;
  /** Words that name a role outside brackets: 'hereinafter referred to as "X"', 'nachfolgend "X" genannt'. */
  rolePhrases: RegExp;
  /** "Landlord: Jane Doe", "الطرف الأول: شركة …": the role first. */
  labelledParties: RegExp;
  /** What contracts commonly call a party. */
  knownRoles: RegExp;
  /** Words found in titles, addresses and sentences, not in names. */
  notInNames: RegExp;
  /** Behind a name: it is mentioned to say what it is not. */
  notAParty: RegExp;
}

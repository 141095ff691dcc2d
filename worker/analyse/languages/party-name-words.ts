/**
 * How a language names the parties of a contract. Patterns are run on normalised text whose lines still end in line
 * breaks; Arabic is written in its folded letters here.
 */
export interface PartyNameWords {
  /** Behind what a name may begin: at a capital, or else behind signs, titles, and words like "between". */
  nameBegins: readonly RegExp[];
  /** Before a name: titles, articles, "the firm", "of the one part". */
  lead: RegExp;
  /** Begins a name in the middle of a line: "Mrs". */
  titles: RegExp;
  /** Small words within a name ("de la", "von"), each a whole word. */
  within: RegExp;
  /** Says that a name is that of a firm or an institution. */
  firm: RegExp;
  /** Ends a name where no capitals tell names from other words. */
  stop: RegExp | null;
  /** Parts of addresses and forms: a person's name has none of them. */
  address: RegExp;
  /** Right behind a name, says that its bearer is no party: "is not a party to this contract". */
  noParty: RegExp;
  /** Right before a name, says that its bearer only has to do with one of the parties: "her former employer". */
  former: RegExp;
  /** Never part of a name. */
  never: RegExp;
  /** Never part of the name of a person, though of a firm's; null where capitals tell. */
  neverOfPerson: RegExp | null;
  /** Before a colon, with a party's name behind it, though no role ("Account holder"). */
  labels: RegExp;
  /** Before a role in a label: "Name of the". */
  nameOf: RegExp;
  /** Roles that, before a colon, rather name a thing ("Model: …"). */
  notLabels: RegExp;
  /** Those of `notLabels` that people bear: "Driver", "Partner". */
  peopleLabels: RegExp;
  /** What those are called who form a firm between them: "partner". */
  partners: RegExp;
  /** Before the name of the firm that the partners form: "Name of the partnership". */
  formed: RegExp;
  /** Behind them all are named whom a paper binds: "the three of us", "between us". */
  amongUs: RegExp;
  /** Right behind a name, before what its bearer is to whoever writes: ", our". */
  ours: RegExp;
  /** Behind them the parties are named: "between". */
  openers: RegExp;
  /** Right behind a name, before what it is called from then on: "hereinafter". */
  defines: RegExp;
  /** Right behind a name, before a role that ends the phrase: "as", a dash. */
  roleBehind: RegExp;
  /** Points back to a party that the head of the text names: "the above-named". */
  above: RegExp;
  /** Between a party and whoever acts for it: "represented by". */
  represents: RegExp;
  /** Before the parent who acts for a child, and signs as a party. */
  parent: RegExp;
  /** Before a role in a label: whoever stands behind signs for that party, "For the". */
  signsFor: RegExp;
  /** Between quoted words and the name of whom they mean: "means". */
  means: RegExp;
  /** Whoever writes or is spoken to, and then the name: "we are", "I, ". */
  spoken: { i: RegExp; we: RegExp; you: RegExp };
  /** Before the name of one of the family or a friend of who writes: "my sister". */
  kin: RegExp;
  /** Begins what one of the family is called by the others, and no whole name: "Uncle". */
  kinTitle: RegExp;
  /** Before the firm that is the party behind a brand or a service: "run by", "the provider is". */
  runBy: RegExp;
  /** Before the name of whom a form was made out to: "Congratulations, ". */
  welcome: RegExp;
  /** Begins a letter. */
  greeting: RegExp;
  /** Begins a line at the end that says that somebody agrees, with their name behind it or below. */
  agrees: RegExp;
  /** Before the name of one who agrees, at the end. */
  signed: RegExp;
  /** A line at the end that names no party. */
  notSigned: RegExp;
}

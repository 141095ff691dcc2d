import type { HarmType } from '../built-in/harms/harm-types';

/**
 * One way to say it, in normalised words (see `normalised-text.ts` and `play.ts`): every pattern of `says` stands in the
 * sentence, read with what introduces its list. What is said so counts only where a learned reader too takes the
 * sentence for harmful, so that a saying has to tell what is meant and not to rule out everything else.
 */
export interface HarmSaying {
  says: readonly RegExp[];
  /** Words that turn it: a right of the reader, a denial, somebody else's contract. */
  unless?: readonly RegExp[];
  /** Who must not be the one that acts: a power of the reader is no harm to him. */
  notBy?: 'reader' | 'other';
  /** Who must be the one that acts, and be known to. */
  onlyBy?: 'reader' | 'other';
  /** Found without the learned reader: it can mean nothing else. */
  alone?: boolean;
}

/** What makes a harm lighter, or none, where it stands beside it. */
export interface ReliefWords {
  /** More time costs nothing more: "extended without additional fees". */
  addedFree: RegExp;
  /** The contract ends for a breach that was not put right in time. */
  afterWarning: RegExp;
  /** Behind whoever gives the reader something back or makes it good; in Arabic with whom. */
  given: RegExp;
  /** Right before to whom something is paid back or made good: "refunds the". */
  givenTo: RegExp;
  /** Whoever writes pays whoever reads: "I pay you", "you receive from us". */
  paidToYou: RegExp;
  /** Behind whoever does not bear something, or right before it in Arabic: "does not pay", "owes nothing". */
  notBorne: RegExp;
  /** Right before whose liability it is: "the liability of the". */
  liabilityOf: RegExp;
  /** Right behind whose liability it is: "'s total liability", and behind "your". */
  ownLiability: RegExp;
  /** Right before to whom somebody is liable: "is liable to the", "liability towards the". */
  liableTo: RegExp;
  /** What was somebody's stays so: "retains title", "no rights are transferred". */
  ownKept: RegExp;
  /** The reader may leave: "you may cancel before the rise". */
  wayOut: RegExp;
  /** Each side names one of those who decide. */
  bothChoose: RegExp;
  /** Whoever cancels in time pays nothing. */
  cancelledFree: RegExp;
  /** Right before to whom something passes: "becomes the property of the". */
  goesTo: RegExp;
  /** Rights pass only when they are paid for. */
  oncePaid: RegExp;
  /** Work is barred only as far as the reader had to do with it, or against pay. */
  narrowBan: RegExp;
}

/** Words that tell one kind of harm from another that is said with much the same words. */
export interface OtherKindWords {
  /** The contract itself is ended when one side likes, whatever the price is. */
  endsContract: RegExp;
  /** A sum of money, and no work, belongs to the other side for good. */
  moneyKept: RegExp;
  /** Something is paid back that was got with a job: a course, a bonus. */
  paidBackOnLeaving: RegExp;
  /** Whoever did not do what was promised: "if the tenant fails in any promise", and no word of ending it at will. */
  onDefault: RegExp;
  /** All that is still to come. */
  allToCome: RegExp;
  /** The whole damage, whoever caused it. */
  wholeDamage: RegExp;
  /** Any damage, at fault or not, of which somebody bears a part; and no penalty. */
  anyDamage: RegExp;
  /** What was paid in advance, and is no pay for work. */
  downPayment: RegExp;
  /** A penalty, a fixed sum or any sum. */
  fixedSum: RegExp;
  /** Somebody else, or nature, does the harm: theft, fire, frost. */
  byOthers: RegExp;
  /** Whoever excludes the harm may have caused it. */
  atFault: RegExp;
}

/** What makes a harm grave beyond doubt. */
export interface GraveWords {
  /** The locks are changed on whoever lives there. */
  locksChanged: RegExp;
  /** Somebody is hurt or dies. */
  injury: RegExp;
  /** Nobody answers for it. */
  unanswered: RegExp;
  /** But for something. */
  exception: RegExp;
}

/** How a language says what harms the person who signs. */
export interface HarmWords {
  sayings: Readonly<Record<HarmType, readonly HarmSaying[]>>;
  /** Turns any of them, wherever it stands: "nothing in this clause limits", "this does not apply to consumers". */
  never: readonly RegExp[];
  /** Both sides alike are bound or allowed: "each party", "las partes renuncian", "einander". */
  mutual: RegExp;
  relief: ReliefWords;
  otherKinds: OtherKindWords;
  grave: GraveWords;
  /** Words by which a short line is known for a sentence, and no heading. */
  sentenceWords: RegExp;
}

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
  /** Found without the learned reader: it can mean nothing else. */
  alone?: boolean;
}

/** How a language says what harms the person who signs. */
export interface HarmWords {
  sayings: Readonly<Record<HarmType, readonly HarmSaying[]>>;
  /** Turns any of them, wherever it stands: "nothing in this clause limits", "this does not apply to consumers". */
  never: readonly RegExp[];
  /** Both sides alike are bound or allowed: "each party", "las partes renuncian", "einander". */
  mutual: RegExp;
  /** Words by which a short line is known for a sentence, and no heading. */
  sentenceWords: RegExp;
}

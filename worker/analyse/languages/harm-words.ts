import type { HarmType } from '../built-in/harms/harm-types';

/** One way to say it, in normalised words (see `normalised-text.ts`): every pattern of `says` stands in the passage. */
export interface HarmSaying {
  says: readonly RegExp[];
  /** Words that turn it: a right of the reader, a denial, somebody else's contract. */
  unless?: readonly RegExp[];
  /** Who must be the one that acts; both sides or someone unknown do not count. */
  by?: 'reader' | 'other';
}

/** How a language says what harms the person who signs. */
export interface HarmWords {
  sayings: Readonly<Record<HarmType, readonly HarmSaying[]>>;
  /** Turns any of them, wherever it stands: "nothing in this clause limits", "this does not apply to consumers". */
  never: readonly RegExp[];
}

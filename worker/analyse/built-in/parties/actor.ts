import type { FoundParty } from '../facts/find-parties';

/** Whose side: the reader's, the other's, or both alike. */
export type Side = 'reader' | 'other' | 'both';

/** Someone whom the contract speaks of as one side of it. */
export interface Actor {
  /** Null where the reader of the contract is not known. */
  side: Side | null;
  /** The party that it is, where parties were read. */
  party: FoundParty | null;
  /** What the contract calls it: its role, else the words used. */
  called: string;
}

import type { Evidence } from '#src/features/contracts/analysis.schema.ts';
import type { ProposalState } from '#src/features/redline/proposal-states.schema.ts';

/** What is to be changed or said in a document, and at which of its words. */
export interface Proposal {
  key: string;
  quotes: readonly Pick<Evidence, 'quote' | 'start' | 'match'>[];
  /** The words to put in the place of those quoted, or `delete`; null: a comment alone. */
  change: { wording: string } | 'delete' | null;
  /** The lines of its comment; null: none is wanted. */
  comment: readonly string[] | null;
  /** What a comment says where the words could not be changed. */
  instead: readonly string[];
  /** What a comment says at its other words. */
  elsewhere: readonly string[];
  /** It is about no words of the document: it is said at its beginning. */
  isWhole?: boolean;
}

export type Outcome = { key: string; state: ProposalState };

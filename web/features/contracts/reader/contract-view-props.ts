import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import type { Outcome } from './contract-view-outcome';
import type { Place } from './evidence-place';
import type { Found } from './use-contract-search';

/** What every view of a file is given. */
export type FileViewProps = {
  bytes: ArrayBuffer;
  contract: Pick<Contract, 'id' | 'fileContent' | 'blocks' | 'detectedLanguage'>;
  place: Place | null;
  found: Found;
  /** Tells the text that this view shows, where it is not the contract's own. Must stay the same function. */
  onText: (text: string | null) => void;
  /** Must stay the same function. */
  onOutcome: (outcome: Outcome) => void;
  /** Must stay the same function. */
  onBroken: () => void;
};

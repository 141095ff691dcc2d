import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import type { Outcome } from './contract-view-outcome';
import type { Place } from './evidence-place';

/** What every view of a file is given. */
export type FileViewProps = {
  bytes: ArrayBuffer;
  contract: Pick<Contract, 'id' | 'fileContent' | 'blocks' | 'detectedLanguage'>;
  place: Place | null;
  /** Must stay the same function. */
  onOutcome: (outcome: Outcome) => void;
  /** Must stay the same function. */
  onBroken: () => void;
};

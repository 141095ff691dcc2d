import type { ClauseType } from '#src/features/contracts/clause-types.schema.ts';

/** Matters that contracts of some kind should settle, so that a clause about them can be missing. */
export const expectableClauses = [
  'anti-assignment',
  'cap-on-liability',
  'confidentiality',
  'cooling-off',
  'data-protection',
  'entire-agreement',
  'force-majeure',
  'governing-law',
  'holiday',
  'insurance',
  'ip-assignment',
  'jurisdiction',
  'licence-grant',
  'payment-terms',
  'repairs',
  'service-levels',
  'severability',
  'termination-for-cause',
  'termination-for-convenience',
  'variation',
  'warranty',
  'working-hours',
] as const satisfies readonly ClauseType[];
export type ExpectableClause = (typeof expectableClauses)[number];

export interface MatterWords {
  /**
   * How a language speaks of a matter in any words at all, far more widely than a play recognises its clause: where one
   * of them occurs, nothing is called missing.
   */
  matters: Record<ExpectableClause, RegExp>;
  /** Words by which a contract rests on another text, where the rest may stand. */
  resting: RegExp;
  /** How a letter begins or ends. */
  letter: RegExp;
}

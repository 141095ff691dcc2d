import type { Warning } from '#src/features/contracts/analysis.schema.ts';
import type { Citation } from '../analyst';

/** A warning before its quotes were located in the text. */
export type WarningDraft = Omit<Warning, 'evidence'> & { evidence: Citation[] };

export const mostCitations = 10;

import type { Contract } from '#src/features/contracts/contracts.schema.ts';

export type AnalysisState = 'generated' | 'in-progress' | 'failed' | 'complete';

/** `analysisComplete` may arrive as true, 't', 'true' or 1. */
const yes = new Set<unknown>([true, 't', 'true', 1]);

export function analysisState(
  contract: Pick<Contract, 'templateId' | 'status'> & { analysisComplete: unknown },
): AnalysisState {
  if (contract.templateId) return 'generated';
  if (contract.status === 'failed') return 'failed';
  return contract.status === 'complete' || yes.has(contract.analysisComplete) ? 'complete' : 'in-progress';
}

import type { Contract } from '#src/features/contracts/contracts.schema.ts';

export type AnalysisState = 'generated' | 'in-progress' | 'filling' | 'failed' | 'complete';

/** `analysisComplete` may arrive as true, 't', 'true' or 1. */
const yes = new Set<unknown>([true, 't', 'true', 1]);

export function analysisState(
  contract: Pick<Contract, 'templateId' | 'status' | 'partial'> & { analysisComplete: unknown },
): AnalysisState {
  if (contract.templateId) return 'generated';
  if (contract.status === 'failed') return 'failed';
  if (contract.status === 'analysing' && contract.partial) return 'filling';
  return contract.status === 'complete' || yes.has(contract.analysisComplete) ? 'complete' : 'in-progress';
}

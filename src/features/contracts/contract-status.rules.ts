import type { ContractStatus } from './contracts.schema';

/** What an analysis ends in; only an explicit retry leads out of `failed`. */
export const finalStatuses = ['complete', 'failed'] as const satisfies ContractStatus[];

export const isFinal = (status: ContractStatus) => finalStatuses.some((final) => final === status);

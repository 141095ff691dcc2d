import type { ContractStatus } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';

/** What is happening to a contract, by its status. */
export const stageText: Record<ContractStatus, () => string> = {
  uploaded: m.stage_uploaded,
  reading: m.stage_reading,
  measuring: m.stage_measuring,
  analysing: m.stage_analysing,
  complete: m.stage_complete,
  failed: m.contract_failed,
};

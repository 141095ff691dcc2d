import type { z } from 'zod';
import type { ContractChanged, contractChangeSchema } from '#src/features/contracts/contract-change.schema.ts';
import { callApi } from '#web/lib/api.ts';

/** Changes what its owner may change of a contract; what is not named stays. Raises as `callApi` does. */
export const changeContract = (id: string, body: z.input<typeof contractChangeSchema>) =>
  callApi<ContractChanged>(`/api/contracts/${encodeURIComponent(id)}`, { method: 'PATCH', body });

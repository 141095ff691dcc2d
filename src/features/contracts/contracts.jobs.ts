import { z } from 'zod';

/** What the analysis queues carry: ids, never content. */
export const analysisJobSchema = z.object({
  type: z.literal('analyse'),
  contractId: z.string().min(1),
  /** Whose contract it is; the release before does not tell. */
  ownerId: z.string().min(1).optional(),
});
export type AnalysisJob = Required<z.infer<typeof analysisJobSchema>>;

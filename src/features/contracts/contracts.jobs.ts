import { z } from 'zod';

/** What the analysis queue carries: an id, never content. */
export const analysisJobSchema = z.object({ type: z.literal('analyse'), contractId: z.string().min(1) });
export type AnalysisJob = z.infer<typeof analysisJobSchema>;

import { z } from 'zod';
import { riskLevels } from './analysis-shape.schema';

/** A clause of the example contract with what is said about it. */
export const exampleFindingSchema = z.object({
  number: z.string(),
  quote: z.string(),
  level: z.enum(riskLevels),
  title: z.string(),
  description: z.string(),
});
export type ExampleFinding = z.infer<typeof exampleFindingSchema>;

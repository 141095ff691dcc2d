import { z } from 'zod';
import { certainties } from '#src/features/contracts/analysis-shape.schema.ts';
import { clauseType, level, listOf, oneOf, quotes, text, textOrNull } from './fields';

const doubt = z
  .object({ rule: text(200), why: text(600), certainty: oneOf(certainties).catch('possible') })
  .nullable()
  .catch(null);

const risk = z.object({
  level,
  title: text(200),
  description: text(1500),
  hurts: textOrNull(100),
  ask: textOrNull(600),
  suggestedWording: textOrNull(2000),
  delete: z.boolean().catch(false),
  doubt,
  clauseType,
  quotes,
});

/** What could harm the reader. */
export const risksSchema = z.object({ risks: listOf(risk) });
export type Risks = z.output<typeof risksSchema>;

import { z } from 'zod';
import { ruleShape, rulesShape } from './rule-shape.schema';

export const ruleSchema = ruleShape(z);
export type Rule = z.infer<typeof ruleSchema>;

export const ownRulesSchema = rulesShape(z).meta({ id: 'OwnRules' });
export type OwnRules = z.infer<typeof ownRulesSchema>;

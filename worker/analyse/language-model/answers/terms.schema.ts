import { z } from 'zod';
import { clauseType, level, listOf, quotes, text, textOrNull } from './fields';

export const summary = text(4000);

const keyTerm = z.object({
  title: text(200),
  description: text(1500),
  category: text(80).catch(''),
  riskLevel: level,
  clauseType,
  quotes,
});
const recommendation = z.object({ action: text(600), priority: level, clauseType, quotes });
const missingClause = z.object({
  clauseType: text(60),
  title: text(200),
  why: text(800),
  suggestedWording: textOrNull(2000),
});

/** The story in short, what else is agreed, what to do and what is not there. */
export const termsSchema = z.object({
  summary,
  keyTerms: listOf(keyTerm),
  recommendations: listOf(recommendation).catch([]),
  missingClauses: listOf(missingClause).catch([]),
});
export type Terms = z.output<typeof termsSchema>;

import { z } from 'zod';
import { localeSchema } from '#src/i18n/locale.schema.ts';
import { analysisShape } from './analysis-shape.schema';

/** What an analysis holds, as stored and as answered. */
export const analysisSchema = z.object({
  ...analysisShape(z),
  /** Language the analysis is written in, whatever the contract's. */
  language: localeSchema,
});

export type Analysis = z.infer<typeof analysisSchema>;
export type Risk = Analysis['riskAssessment']['high'][number];
export type RiskLevel = KeyTerm['riskLevel'];
export type KeyTerm = Analysis['keyTerms'][number];
export type Recommendation = Analysis['recommendations'][number];
export type ContractType = Analysis['contractType'];
export type Party = Analysis['parties'][number];
export type MissingClause = Analysis['missingClauses'][number];
export type ContractDate = Analysis['dates'][number];
export type Warning = Analysis['warnings'][number];
export type Coverage = Analysis['coverage'];
export type Engine = Analysis['engine'];
export type Evidence = Party['evidence'][number];

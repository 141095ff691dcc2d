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

const { shape } = analysisSchema;
const orNull = <Part extends z.ZodType>(part: Part) => z.catch(z.nullable(part), null);

/** An analysis as it is read back, each part by itself: null where it is damaged, so that the others are still there. */
export const storedAnalysisSchema = z.preprocess(
  Object,
  z.object({
    summary: orNull(shape.summary),
    riskAssessment: orNull(shape.riskAssessment),
    keyTerms: orNull(shape.keyTerms),
    recommendations: orNull(shape.recommendations),
    contractType: orNull(shape.contractType),
    parties: orNull(shape.parties),
    missingClauses: orNull(shape.missingClauses),
    dates: orNull(shape.dates),
    warnings: orNull(shape.warnings),
    coverage: orNull(shape.coverage),
    engine: orNull(shape.engine),
    language: orNull(shape.language),
  }),
);
export type StoredAnalysis = z.infer<typeof storedAnalysisSchema>;

import { z } from 'zod';
import { localeSchema } from '#src/i18n/locale.schema.ts';
import { analysisShape } from './analysis-shape.schema';

/** What an analysis holds, as stored and as answered. */
export const analysisSchema = z.object({
  ...analysisShape(z),
  /** Language the analysis is written in, whatever the contract's. */
  language: localeSchema,
});

export const readerSchema = analysisSchema.shape.reader.unwrap();

export type Analysis = z.infer<typeof analysisSchema>;
export type Risk = Analysis['riskAssessment']['high'][number];
export type RiskLevel = KeyTerm['riskLevel'];
export type KeyTerm = Analysis['keyTerms'][number];
export type Recommendation = Analysis['recommendations'][number];
export type ContractType = NonNullable<Analysis['contractType']>;
export type Party = Analysis['parties'][number];
export type MissingClause = Analysis['missingClauses'][number];
export type Measured = NonNullable<Analysis['measured']>;
export type ContractDate = Analysis['dates'][number];
export type Warning = Analysis['warnings'][number];
export type Coverage = Analysis['coverage'];
export type Engine = Analysis['engine'];
export type Evidence = Party['evidence'][number];
export type Money = Analysis['money'][number];
export type ToRead = Analysis['readClosely'][number];
export type Reader = Analysis['reader'];
export type Favour = Analysis['favours'][number];
export type Doubt = Risk['doubt'];

const { shape } = analysisSchema;
const orNull = <Part extends z.ZodType>(part: Part) => z.catch(z.nullable(part), null);

/** An analysis as it is read back, each part by itself: null where it is damaged, so that the others are still there. */
export const storedAnalysisSchema = z.preprocess(
  Object,
  z.object({
    isContract: orNull(shape.isContract),
    summary: orNull(shape.summary),
    riskAssessment: orNull(shape.riskAssessment),
    keyTerms: orNull(shape.keyTerms),
    recommendations: orNull(shape.recommendations),
    contractType: orNull(shape.contractType),
    contractKind: orNull(shape.contractKind),
    title: orNull(shape.title),
    object: orNull(shape.object),
    reader: orNull(shape.reader),
    readerChosen: orNull(shape.readerChosen),
    favours: orNull(shape.favours),
    money: orNull(shape.money),
    readClosely: orNull(shape.readClosely),
    parties: orNull(shape.parties),
    missingClauses: orNull(shape.missingClauses),
    measured: orNull(shape.measured),
    dates: orNull(shape.dates),
    warnings: orNull(shape.warnings),
    coverage: orNull(shape.coverage),
    engine: orNull(shape.engine),
    partial: orNull(shape.partial),
    language: orNull(shape.language),
  }),
);
export type StoredAnalysis = z.infer<typeof storedAnalysisSchema>;

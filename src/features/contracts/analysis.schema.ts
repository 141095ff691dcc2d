import { z } from 'zod';
import { localeSchema } from '../../i18n/locale.schema';
import { clauseTypeSchema } from './clause-types.schema';

export const riskLevels = ['high', 'medium', 'low'] as const;
export const riskLevelSchema = z.enum(riskLevels);
export type RiskLevel = z.infer<typeof riskLevelSchema>;

/**
 * Words of the contract that a finding rests on. `start` and `end` are UTF-16 offsets into
 * `fileContent`; both are null when `match` is `none` (the words were not found there).
 */
export const evidenceSchema = z.object({
  quote: z.string(),
  start: z.int().nonnegative().nullable(),
  end: z.int().nonnegative().nullable(),
  match: z.enum(['exact', 'close', 'none']),
  /** True for words that a machine read from the picture of a page; they are `close` at best. */
  fromImage: z.boolean().optional(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

const grounded = {
  clauseType: clauseTypeSchema.nullable(),
  evidence: z.array(evidenceSchema),
};

export const riskSchema = z.object({
  title: z.string(),
  description: z.string(),
  /** Wording that would lower the risk, in the contract's language. */
  suggestedWording: z.string().nullable(),
  ...grounded,
});
export type Risk = z.infer<typeof riskSchema>;

export const riskAssessmentSchema = z.object({
  high: z.array(riskSchema),
  medium: z.array(riskSchema),
  low: z.array(riskSchema),
});

export const keyTermSchema = z.object({
  title: z.string(),
  description: z.string(),
  category: z.string(),
  riskLevel: riskLevelSchema,
  ...grounded,
});
export type KeyTerm = z.infer<typeof keyTermSchema>;

export const recommendationSchema = z.object({
  action: z.string(),
  priority: riskLevelSchema,
  ...grounded,
});
export type Recommendation = z.infer<typeof recommendationSchema>;

export const contractTypes = [
  'services',
  'consulting',
  'employment',
  'confidentiality',
  'tenancy',
  'licence',
  'software',
  'distribution',
  'supply',
  'sale',
  'loan',
  'partnership',
  'franchise',
  'agency',
  'sponsorship',
  'development',
  'maintenance',
  'hosting',
  'terms-of-service',
  'other',
] as const;
export const contractTypeSchema = z.enum(contractTypes);
export type ContractType = z.infer<typeof contractTypeSchema>;

export const partySchema = z.object({
  name: z.string(),
  /** What the contract calls this party ("Supplier"), in the contract's words. */
  role: z.string().nullable(),
  evidence: z.array(evidenceSchema),
});
export type Party = z.infer<typeof partySchema>;

export const missingClauseSchema = z.object({
  clauseType: clauseTypeSchema,
  title: z.string(),
  why: z.string(),
  suggestedWording: z.string().nullable(),
});
export type MissingClause = z.infer<typeof missingClauseSchema>;

export const contractDateSchema = z.object({
  kind: z.enum(['agreement', 'effective', 'expiry', 'renewal', 'notice-deadline']),
  /** ISO 8601 calendar date. */
  date: z.iso.date(),
  /** How the date follows from the contract when it is not written there; null when it is. */
  computedFrom: z.string().nullable(),
  evidence: z.array(evidenceSchema),
});
export type ContractDate = z.infer<typeof contractDateSchema>;

export const warningKinds = [
  'embedded-instructions',
  'hidden-text',
  'invisible-characters',
  'mixed-languages',
  'unreadable-pages',
  'machine-read-pages',
  'tracked-changes',
  'lost-numbering',
  'shortened',
] as const;
export const warningSchema = z.object({
  kind: z.enum(warningKinds),
  message: z.string(),
  evidence: z.array(evidenceSchema),
});
export type Warning = z.infer<typeof warningSchema>;

export const coverageSchema = z.object({
  pagesRead: z.int().nonnegative(),
  pagesTotal: z.int().nonnegative(),
  charactersRead: z.int().nonnegative(),
  /** Clause types that were looked for; what is not listed was not. */
  clauseTypes: z.array(clauseTypeSchema),
});
export type Coverage = z.infer<typeof coverageSchema>;

export const engineSchema = z.object({
  name: z.enum(['built-in', 'language-model']),
  model: z.string().nullable(),
});
export type Engine = z.infer<typeof engineSchema>;

/** What an analysis holds, as stored and as answered. */
export const analysisSchema = z.object({
  summary: z.string(),
  riskAssessment: riskAssessmentSchema,
  keyTerms: z.array(keyTermSchema),
  recommendations: z.array(recommendationSchema),
  contractType: contractTypeSchema,
  parties: z.array(partySchema),
  missingClauses: z.array(missingClauseSchema),
  dates: z.array(contractDateSchema),
  warnings: z.array(warningSchema),
  coverage: coverageSchema,
  engine: engineSchema,
  /** Language the analysis is written in, whatever the contract's. */
  language: localeSchema,
});
export type Analysis = z.infer<typeof analysisSchema>;

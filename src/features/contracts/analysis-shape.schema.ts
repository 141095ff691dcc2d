import type { Zod } from '#src/http/zod.schema.ts';
import { clauseTypes } from './clause-types.schema';

export const riskLevels = ['high', 'medium', 'low'] as const;

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

export const dateKinds = ['agreement', 'effective', 'expiry', 'renewal', 'notice-deadline'] as const;

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

/** The parts of an analysis, but for the language that it is written in. */
export function analysisShape(z: Zod) {
  const count = z.int().check(z.nonnegative());
  const clauseType = z.enum(clauseTypes);
  const riskLevel = z.enum(riskLevels);

  /**
   * Words of the contract that a finding rests on. `start` and `end` are UTF-16 offsets into
   * `fileContent`; both are null when `match` is `none` (the words were not found there).
   */
  const evidence = z.object({
    quote: z.string(),
    start: z.nullable(count),
    end: z.nullable(count),
    match: z.enum(['exact', 'close', 'none']),
    /** True for words that a machine read from the picture of a page; they are `close` at best. */
    fromImage: z.optional(z.boolean()),
  });
  const grounded = { clauseType: z.nullable(clauseType), evidence: z.array(evidence) };

  const risk = z.object({
    title: z.string(),
    description: z.string(),
    /** Wording that would lower the risk, in the contract's language. */
    suggestedWording: z.nullable(z.string()),
    ...grounded,
  });
  const keyTerm = z.object({
    title: z.string(),
    description: z.string(),
    category: z.string(),
    riskLevel,
    ...grounded,
  });
  const recommendation = z.object({ action: z.string(), priority: riskLevel, ...grounded });
  const party = z.object({
    name: z.string(),
    /** What the contract calls this party ("Supplier"), in the contract's words. */
    role: z.nullable(z.string()),
    evidence: z.array(evidence),
  });
  const missingClause = z.object({
    clauseType,
    title: z.string(),
    why: z.string(),
    suggestedWording: z.nullable(z.string()),
  });
  const contractDate = z.object({
    kind: z.enum(dateKinds),
    /** ISO 8601 calendar date. */
    date: z.iso.date(),
    /** How the date follows from the contract when it is not written there; null when it is. */
    computedFrom: z.nullable(z.string()),
    evidence: z.array(evidence),
  });
  const warning = z.object({ kind: z.enum(warningKinds), message: z.string(), evidence: z.array(evidence) });

  return {
    summary: z.string(),
    riskAssessment: z.object({ high: z.array(risk), medium: z.array(risk), low: z.array(risk) }),
    keyTerms: z.array(keyTerm),
    recommendations: z.array(recommendation),
    contractType: z.enum(contractTypes),
    parties: z.array(party),
    missingClauses: z.array(missingClause),
    dates: z.array(contractDate),
    warnings: z.array(warning),
    coverage: z.object({
      pagesRead: count,
      pagesTotal: count,
      charactersRead: count,
      /** Clause types that were looked for; what is not listed was not. */
      clauseTypes: z.array(clauseType),
    }),
    engine: z.object({ name: z.enum(['built-in', 'language-model']), model: z.nullable(z.string()) }),
  };
}

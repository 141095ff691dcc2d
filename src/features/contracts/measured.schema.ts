import type { Zod } from '#src/http/zod.schema.ts';
import { type ClauseType, clauseTypes } from './clause-types.schema.ts';

/** Places whose law the analysis knows by its many names. */
export const lawPlaces = [
  'england-and-wales',
  'scotland',
  'ireland',
  'spain',
  'france',
  'germany',
  'austria',
  'switzerland',
  'belgium',
  'morocco',
  'saudi-arabia',
  'emirates',
  'egypt',
  'jordan',
] as const;
export type LawPlace = (typeof lawPlaces)[number];

/** Clauses that a rule may ask for. */
export const askedClauses = [
  'data-protection',
  'confidentiality',
  'termination-for-convenience',
  'termination-for-cause',
  'insurance',
  'warranty',
  'service-levels',
  'force-majeure',
] as const satisfies readonly ClauseType[];

/** Clauses that a rule may refuse. */
export const refusedClauses = [
  'exclusivity',
  'non-compete',
  'price-increase',
  'unilateral-change',
  'minimum-commitment',
  'liquidated-damages',
  'personal-guarantee',
  'ip-assignment',
  'arbitration',
] as const satisfies readonly ClauseType[];

/** Clauses of which something is measured. */
export const measuredClauses = [
  'payment-terms',
  'renewal-term',
  'notice-to-terminate-renewal',
  'termination-for-convenience',
  'cap-on-liability',
  'uncapped-liability',
  'governing-law',
] as const satisfies readonly ClauseType[];

/**
 * What rules of an account are held against: what the built-in analyst measured in the text, also beside a language
 * model. Null is what the clause does not say, or not in words that are understood.
 */
export function measuredIn<Evidence extends ReturnType<Zod['object']>>(z: Zod, evidence: Evidence) {
  const numberOrNull = z.nullable(z.number());
  return z.object({
    clauses: z.array(
      z.object({
        clauseType: z.enum(clauseTypes),
        /** About how long: until payment, of notice, or whose fees are the most that is owed. */
        days: numberOrNull,
        /** The most that is owed. */
        amount: numberOrNull,
        currency: z.nullable(z.string()),
        /** It renews itself. */
        automatic: z.nullable(z.boolean()),
        law: z.nullable(z.enum(lawPlaces)),
        evidence: z.array(evidence),
      }),
    ),
    /** Of what no word speaks; of clauses that may be asked for, only in a text that says all that was agreed. */
    silentOn: z.array(z.enum(clauseTypes)),
  });
}

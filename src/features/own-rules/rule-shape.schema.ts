import type { Zod } from '#src/http/zod.schema.ts';
import { riskLevels } from '../contracts/analysis-shape.schema.ts';
import { askedClauses, lawPlaces, refusedClauses } from '../contracts/measured.schema.ts';

export const maxRules = 50;
export const longestPeriod = 3650;

export const ruleKinds = [
  'payment-within',
  'notice-at-most',
  'no-renewal',
  'cap-on-liability',
  'must-have',
  'must-not-have',
  'governing-law',
] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** What a rule of that kind says besides its level; the rest is null or empty. */
const says: Record<RuleKind, 'days' | 'clause' | 'laws' | null> = {
  'payment-within': 'days',
  'notice-at-most': 'days',
  'no-renewal': null,
  'cap-on-liability': null,
  'must-have': 'clause',
  'must-not-have': 'clause',
  'governing-law': 'laws',
};

interface Said {
  kind: RuleKind;
  days: number | null;
  clause: string | null;
  laws: string[];
}

function isWhole({ kind, days, clause, laws }: Said): boolean {
  const wanted = says[kind];
  const clauses: readonly string[] = kind === 'must-have' ? askedClauses : refusedClauses;
  return (
    (days !== null) === (wanted === 'days') &&
    (clause !== null) === (wanted === 'clause') &&
    (clause === null || clauses.includes(clause)) &&
    laws.length > 0 === (wanted === 'laws')
  );
}

/** What somebody wants of every contract, and how grave it is where a contract breaks it. */
export const ruleShape = (z: Zod) =>
  z
    .object({
      kind: z.enum(ruleKinds),
      level: z.enum(riskLevels),
      days: z.nullable(z.int().check(z.refine((days) => days >= 1 && days <= longestPeriod))),
      clause: z.nullable(z.enum([...askedClauses, ...refusedClauses])),
      laws: z.array(z.enum(lawPlaces)).check(z.maxLength(lawPlaces.length)),
    })
    .check(z.refine(isWhole));

/** As they are kept, sent, exported and imported. */
export const rulesShape = (z: Zod) => z.object({ rules: z.array(ruleShape(z)).check(z.maxLength(maxRules)) });

import type { ComparedFacts, Effect } from '#src/features/comparison/comparison.schema.ts';
import type { MissingClause, Risk, RiskLevel, StoredAnalysis } from '#src/features/contracts/analysis.schema.ts';
import { riskLevels } from '#src/features/contracts/analysis-shape.schema.ts';
import { foldWords } from '#src/kernel/folding.ts';
import type { ChangedPlaces } from './changed-places';
import { matchFacts } from './match-facts';

type Graded = Risk & { level: RiskLevel };
const said = (words: string) => foldWords(words).join(' ');

/** All risks of an analysis, gravest first. */
export const risksOf = ({ riskAssessment }: StoredAnalysis): Graded[] =>
  riskLevels.flatMap((level) => (riskAssessment?.[level] ?? []).map((risk) => ({ ...risk, level })));

/** Risks that came, went or are graded otherwise. */
export function riskChanges(
  before: readonly Graded[],
  after: readonly Graded[],
  { places, forOne, certain }: { places: ChangedPlaces; forOne: boolean; certain: boolean },
): ComparedFacts['risks'] {
  const likeness = (one: Graded, other: Graded) =>
    2 * Number(one.clauseType !== null && one.clauseType === other.clauseType) +
    2 * Number(places.together(one, other)) +
    2 * Number(said(one.title) === said(other.title)) +
    Number(one.level === other.level);
  return matchFacts(before, after, { likeness, least: 3 }).flatMap(({ before: old, after: now }) => {
    if (old?.level === now?.level) return [];
    const change = places.changeOf(now, 'after') ?? places.changeOf(old, 'before');
    // Asked twice about the same words, a language model may answer otherwise.
    if (change === null && !certain) return [];
    return [
      { before: plain(old), after: plain(now), effect: forOne && change !== null ? effectOf(old, now) : null, change },
    ];
  });
}

const plain = (risk: Graded | null) => risk && { title: risk.title, level: risk.level, clauseType: risk.clauseType };

/** One that is there in both is graded, which other words may move although they are better. */
function effectOf(old: Graded | null, now: Graded | null): Effect {
  if (old && now) return null;
  return now ? 'worse' : 'better';
}

/** Clauses that are missing now and were not, and those that were and are not; of contracts of one kind alone. */
export function missingChanges(
  before: StoredAnalysis,
  after: StoredAnalysis,
  { forOne, certain }: { forOne: boolean; certain: boolean },
): ComparedFacts['missing'] {
  if (before.contractKind !== after.contractKind || !before.missingClauses || !after.missingClauses) return [];
  const [old, now] = [before.missingClauses, after.missingClauses];
  const without = (some: readonly MissingClause[], others: readonly MissingClause[]) =>
    some.filter(({ clauseType }) => !others.some((other) => other.clauseType === clauseType));
  const plainly = ({ title, clauseType }: MissingClause) => ({ title, clauseType });
  // A language model that left one out before may name it now.
  const effect = (is: 'better' | 'worse') => (forOne && certain ? is : null);
  return [
    ...without(now, old).map((one) => ({
      ...{ before: null, after: plainly(one), change: null },
      effect: effect('worse'),
    })),
    ...without(old, now).map((one) => ({
      ...{ before: plainly(one), after: null, change: null },
      effect: effect('better'),
    })),
  ];
}

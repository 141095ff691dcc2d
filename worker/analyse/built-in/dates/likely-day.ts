import { type LinearModel, weightOf } from '../learned/linear-model';
import { atOnce, type Steps } from '../steps';
import type { ContractText } from '../text/contract-text';
import type { DatedStatement } from './dated-statements';
import { DayFeatures } from './day-features';

/** What is asked of the days of a contract: is it made, does it begin, does it end on this one? */
export const dayRoles = ['agreed', 'start', 'end'] as const;
export type DayRole = (typeof dayRoles)[number];

/** How far the score of a day must be above nothing, and above that of any other day. Chosen by the tuning briefs. */
const sureEnough: Readonly<Record<DayRole, { score: number; lead: number }>> = {
  agreed: { score: 0.5, lead: 1 },
  start: { score: 0, lead: 0.6 },
  end: { score: 0.5, lead: 1 },
};

export interface ScoredDay {
  statement: DatedStatement;
  score: number;
}

/** The days of a contract by how likely each has a role, the likeliest first: each by the best of its mentions. */
export const scoreDays = (...input: Parameters<typeof scoresInSteps>): ScoredDay[] => atOnce(scoresInSteps(...input));

export function* scoresInSteps(
  model: LinearModel,
  statements: readonly DatedStatement[],
  contract: ContractText,
): Steps<ScoredDay[]> {
  const features = new DayFeatures(statements, contract);
  const best = new Map<string, ScoredDay>();
  for (const statement of statements) {
    let score = model.bias;
    features.readTo(statement, (hash, value) => {
      score += weightOf(model, hash) * value;
    });
    const known = best.get(statement.date);
    if (!known || known.score < score) best.set(statement.date, { statement, score });
    yield statement.sentence.words.length;
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}

/** The one day that surely has a role; null where none is or two may be. */
export function likelyDay([first, second]: readonly ScoredDay[], role: DayRole): DatedStatement | null {
  const { score, lead } = sureEnough[role];
  if (!first || first.score < score) return null;
  return first.score - (second?.score ?? Number.NEGATIVE_INFINITY) >= lead ? first.statement : null;
}

import type { KeyTerm, Recommendation } from '#src/features/contracts/analysis.schema.ts';
import { riskLevels } from '#src/features/contracts/analysis-shape.schema.ts';

export type KeyTermGroup = { category: string; terms: KeyTerm[] };

/** Key terms under their categories, both in the order in which the analysis names them first. */
export function groupByCategory(keyTerms: readonly KeyTerm[]): KeyTermGroup[] {
  const groups = new Map<string, KeyTerm[]>();
  for (const term of keyTerms) {
    const category = term.category.trim();
    groups.set(category, [...(groups.get(category) ?? []), term]);
  }
  return [...groups].map(([category, terms]) => ({ category, terms }));
}

/** Recommended actions, the most pressing first. */
export const byPriority = (recommendations: readonly Recommendation[]) =>
  riskLevels.flatMap((priority) => recommendations.filter((one) => one.priority === priority));

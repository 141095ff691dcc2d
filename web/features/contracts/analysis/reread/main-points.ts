import { firstSentence, pressingRisks } from '#src/features/contracts/listed-risks.rules.ts';
import type { Sections } from '../analysis-sections';

/** What a reader in a hurry reads: what it is, and the gravest risks with what to do about each. */
export function mainPoints(sections: Sections): string[] {
  const { object, summary } = sections;
  const risks = pressingRisks(sections).flatMap(({ risk, ask }) => [
    risk.title,
    ask ?? firstSentence(risk.description),
  ]);
  return [...new Set([object ?? firstSentence(summary ?? ''), ...risks])].filter(Boolean);
}

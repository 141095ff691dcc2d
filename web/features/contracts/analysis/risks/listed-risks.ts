import type { Recommendation, Risk, RiskLevel } from '#src/features/contracts/analysis.schema.ts';
import { riskLevels } from '#src/features/contracts/analysis-shape.schema.ts';
import { riskKey } from '#src/features/redline/proposal-states.schema.ts';
import type { Sections } from '../analysis-sections';

export type ListedRisk = {
  risk: Risk;
  level: RiskLevel;
  /** What it is called by when something is asked about it. */
  key: string;
  /** Of its row on the page. */
  anchor: string;
  /** What to do about it; null where nothing is recommended. */
  ask: string | null;
  /** The contract's words that tell it from another risk with the same title; null where its title does. */
  words: string | null;
};

type Found = Pick<Sections, 'riskAssessment' | 'recommendations'>;

/** Every risk, the gravest first, with what to do about it: in its own words, else as a recommendation says. */
export function listRisks({ riskAssessment, recommendations }: Found): ListedRisk[] {
  const titles = riskLevels.flatMap((level) => (riskAssessment?.[level] ?? []).map(({ title }) => title));
  const isShared = (title: string) => titles.indexOf(title) !== titles.lastIndexOf(title);
  return riskLevels.flatMap((level) =>
    (riskAssessment?.[level] ?? []).map((risk, index) => ({
      risk,
      level,
      key: riskKey(risk, level, index),
      anchor: `risk-${riskKey(risk, level, index)}`,
      ask: risk.ask ?? recommendedFor(risk, recommendations)?.action ?? null,
      words: isShared(risk.title) ? (risk.evidence.find(({ match }) => match !== 'none')?.quote ?? null) : null,
    })),
  );
}

const recommendedFor = (risk: Risk, recommendations: readonly Recommendation[] | null) =>
  risk.id === '' ? undefined : recommendations?.find((one) => one.risk === risk.id);

/** A sentence and what follows it. Short ones are no sentence: "No. 4 …" and the like. */
const sentenceEnd = /(?<=\S{3}[.!?؟])\s+(?=\p{Lu}|\p{Lo})/u;

export const firstSentence = (text: string) => text.split(sentenceEnd, 1)[0] ?? text;

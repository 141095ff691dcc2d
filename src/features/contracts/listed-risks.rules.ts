import { riskKey } from '../redline/proposal-states.schema';
import type { Recommendation, Risk, RiskLevel, StoredAnalysis } from './analysis.schema';
import { riskLevels } from './analysis-shape.schema';

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

type Found = Pick<StoredAnalysis, 'riskAssessment' | 'recommendations'>;

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
const sentenceEnd = /(?<=\S{3}[.!?؟])\s{1,20}(?=\p{Lu}|\p{Lo})/u;

export const firstSentence = (text: string) => text.split(sentenceEnd, 1)[0] ?? text;

export const mostPressing = 3;

/** The gravest risks, which are told before all else. */
export const pressingRisks = (found: Found) =>
  listRisks(found)
    .filter(({ level }) => level !== 'low')
    .slice(0, mostPressing);

import type { ClauseType } from '#src/features/contracts/clause-types.schema.ts';
import type { Findings, FoundRisk } from '#worker/analyse/analyst.ts';
import type { WrittenHarm } from '../harms/write-harms';
import type { Assessment, Passage, Telling } from '../play';
import type { Finding } from '../run-playbook';
import { quotesOf } from '../terms-of-service';
import { citePassages } from './cite';
import { oneFullStop } from './format';

export interface AssessedRisk {
  type: ClauseType;
  assessment: Assessment;
  passages: readonly Passage[];
  risk: FoundRisk;
}

const defaultQuotes = 3;

export function assessRisks(findings: readonly Finding[], telling: Telling): AssessedRisk[] {
  return findings.flatMap(({ play, facts, passages }) =>
    (play.assess?.(facts, telling) ?? []).map((assessment) => {
      const its = assessment.passages ?? passages.slice(0, quotesOf(play.type, telling, defaultQuotes));
      return { type: play.type, assessment, passages: its, risk: toRisk(play.type, assessment, its, telling) };
    }),
  );
}

const toRisk = (
  type: ClauseType,
  { title, description, suggestedWording }: Assessment,
  passages: readonly Passage[],
  telling: Telling,
): FoundRisk => ({
  ...{
    title,
    description: oneFullStop(description),
    suggestedWording: suggestedWording ?? null,
    clauseType: type,
    evidence: citePassages(passages, telling),
  },
  ...{ hurts: null, ask: null, delete: false, doubt: null },
});

/**
 * Risks by their level; one of a play whose words a harm has told already is not told again, and leaves the harm of its
 * clause the wording that it proposes.
 */
export function writeRisks(risks: readonly AssessedRisk[], harms: readonly WrittenHarm[]): Findings['risks'] {
  const written: Findings['risks'] = { high: [], medium: [], low: [] };
  const quoted = new Set(harms.flatMap(({ risk }) => risk.evidence.map(({ quote }) => quote)));
  const isTold = ({ risk }: AssessedRisk) =>
    risk.evidence.length > 0 && risk.evidence.every(({ quote }) => quoted.has(quote));
  const told = risks.filter(isTold).map(({ risk }) => risk);
  for (const { level, risk } of harms) {
    const same = told.find(({ clauseType, suggestedWording }) => suggestedWording && clauseType === risk.clauseType);
    written[level].push({ ...risk, suggestedWording: risk.suggestedWording ?? same?.suggestedWording ?? null });
  }
  for (const one of risks) if (!isTold(one)) written[one.assessment.level].push(one.risk);
  return written;
}

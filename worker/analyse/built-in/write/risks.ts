import type { ClauseType } from '#src/features/contracts/clause-types.schema.ts';
import type { Findings } from '#worker/analyse/analyst.ts';
import type { Assessment, Passage, Telling } from '../play';
import type { Finding } from '../run-playbook';
import { citePassages } from './cite';

export interface AssessedRisk {
  type: ClauseType;
  assessment: Assessment;
  passages: readonly Passage[];
}

const defaultQuotes = 3;

export function assessRisks(findings: readonly Finding[], telling: Telling): AssessedRisk[] {
  return findings.flatMap(({ play, facts, passages }) =>
    (play.assess?.(facts, telling) ?? []).map((assessment) => ({
      type: play.type,
      assessment,
      passages: assessment.passages ?? passages.slice(0, defaultQuotes),
    })),
  );
}

export function writeRisks(risks: readonly AssessedRisk[], telling: Telling): Findings['risks'] {
  const written: Findings['risks'] = { high: [], medium: [], low: [] };
  for (const { type, assessment, passages } of risks) {
    written[assessment.level].push({
      title: assessment.title,
      description: assessment.description,
      suggestedWording: assessment.suggestedWording ?? null,
      clauseType: type,
      evidence: citePassages(passages, telling),
    });
  }
  return written;
}

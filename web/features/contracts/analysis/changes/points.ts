import type { RiskLevel } from '#src/features/contracts/analysis.schema.ts';
import type { ChecklistItem } from '#src/features/contracts/checklist.schema.ts';
import type { ClauseType } from '#src/features/contracts/clause-types.schema.ts';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { firstSentence, listRisks, pressingRisks } from '#src/features/contracts/listed-risks.rules.ts';
import type { Sections } from '../analysis-sections';
import { clauseNumberAt } from '../evidence/clause-number';

/** Something to ask the other side for. */
export interface Point {
  key: string;
  title: string;
  /** Of a risk; null: a clause is missing. */
  level: RiskLevel | null;
  clauseType: ClauseType | null;
  /** The clause that it is about, as the contract counts. */
  number: string | null;
  /** The contract's words. */
  words: readonly string[];
  /** What is proposed in their place, in the contract's language; `delete`: nothing; null: it is to be talked about. */
  proposed: { wording: string } | 'delete' | null;
  ask: string | null;
  why: string;
}

/** All that can be asked for, the gravest first: risks whose words were found, then clauses to be added. */
export function pointsOf(sections: Sections, blocks: Contract['blocks']): Point[] {
  const risks = listRisks(sections).flatMap(({ risk, level, key, ask }): Point[] => {
    const found = risk.evidence.filter(({ match }) => match !== 'none');
    if (found.length === 0) return [];
    const start = found.find((one) => one.start !== null)?.start;
    const { title, clauseType, suggestedWording: wording } = risk;
    return [
      {
        ...{ key, title, level, clauseType, ask, why: firstSentence(risk.description) },
        number: start == null ? null : clauseNumberAt(blocks, start),
        words: found.map(({ quote }) => quote),
        proposed: wording ? { wording } : risk.delete ? 'delete' : null,
      },
    ];
  });
  const missing = (sections.missingClauses ?? []).flatMap(({ clauseType, title, why, suggestedWording }): Point[] =>
    suggestedWording
      ? [
          {
            ...{ key: `missing:${clauseType}`, title, level: null, clauseType, number: null, words: [], ask: null },
            ...{ proposed: { wording: suggestedWording }, why: firstSentence(why) },
          },
        ]
      : [],
  );
  return [...risks, ...missing];
}

/** What is chosen at first: what the checklist says is asked for, else what is to be changed before signing. */
export function likelyPoints(points: readonly Point[], sections: Sections, noted: readonly ChecklistItem[]): Point[] {
  const asked = new Set(noted.filter(({ state }) => state === 'asked').map(({ action }) => action));
  const risks = new Set(
    (sections.recommendations ?? []).filter(({ action }) => asked.has(action)).map(({ risk }) => risk),
  );
  const wanted = points.filter(({ key }) => risks.has(key));
  if (wanted.length > 0) return wanted;
  const pressing = new Set(pressingRisks(sections).map(({ key }) => key));
  return points.filter(({ key }) => pressing.has(key));
}

const brackets = /\[[^\]\d][^\]]*\]/;

/** Whether wording has places that are to be filled in. */
export const hasBlanks = (points: readonly Point[]): boolean =>
  points.some(({ proposed }) => typeof proposed === 'object' && proposed !== null && brackets.test(proposed.wording));

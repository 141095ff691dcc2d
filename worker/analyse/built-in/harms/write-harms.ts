import type { FoundRisk } from '#worker/analyse/analyst.ts';
import { createSides } from '../parties/sides';
import type { Telling } from '../play';
import type { FoundHarm } from './find-harms';
import { harmTexts } from './harm-texts';
import { type HarmType, harms } from './harm-types';

const mostQuotes = 3;

export interface WrittenHarm {
  /** Null for what only the law of a place makes of note. */
  harm: HarmType | null;
  level: 'high' | 'medium';
  risk: FoundRisk;
}

/** The harms as risks: one for each kind, in the order of the contract. */
export function writeHarms(found: readonly FoundHarm[], telling: Telling): WrittenHarm[] {
  const { contract, to } = telling;
  const hurts = createSides(contract).calledOf('reader');
  return [...Map.groupBy(found, ({ harm }) => harm)].map(([harm, members]) => {
    const texts = harmTexts[harm];
    const sentences = members.map(({ sentence }) => sentence).slice(0, mostQuotes);
    const { clauseType, level: gravest } = harms[harm];
    const level = members.some(({ isSure }) => isSure) ? gravest : 'medium';
    return {
      harm,
      level,
      risk: {
        title: texts.title({}, to),
        description: texts.description({}, to),
        ask: texts.ask({}, to),
        ...{ hurts, clauseType, suggestedWording: null, delete: false, doubt: null },
        evidence: sentences.map((sentence) => contract.cite(sentence)),
      },
    };
  });
}

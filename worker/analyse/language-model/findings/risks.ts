import { riskLevels } from '#src/features/contracts/analysis-shape.schema.ts';
import { foldWords } from '#src/kernel/folding.ts';
import type { Findings, FoundRisk } from '#worker/analyse/analyst.ts';
import type { Answer } from '../answers/answer.schema';
import { citations, knownClauseType } from './citations';

const mostRisks = 30;
const mostRecommendations = 15;

/** Risks by their level; of too many the gravest. */
export function risksOf({ risks }: Answer): Findings['risks'] {
  const found = riskLevels.flatMap((wanted) => risks.filter(({ level }) => level === wanted)).slice(0, mostRisks);
  const atLevel = (wanted: string) => found.filter(({ level }) => level === wanted).map(toRisk);
  return { high: atLevel('high'), medium: atLevel('medium'), low: atLevel('low') };
}

const toRisk = ({ level: _level, quotes, clauseType, ...risk }: Answer['risks'][number]): FoundRisk => ({
  ...risk,
  // Words that should go need no better ones.
  delete: risk.delete && !risk.suggestedWording,
  clauseType: knownClauseType(clauseType),
  evidence: citations(quotes),
});

/** What to do, each with the risk that it lowers: the one that rests on the same words, else on the same clause. */
export function recommendationsOf({ recommendations }: Answer, risks: Findings['risks']): Findings['recommendations'] {
  const all = riskLevels.flatMap((level) => risks[level]);
  return recommendations.slice(0, mostRecommendations).map(({ quotes, clauseType, ...recommendation }) => {
    const type = knownClauseType(clauseType);
    const ofType = all.filter((risk) => type !== null && risk.clauseType === type);
    const risk = all.find(({ evidence }) => evidence.some(({ quote }) => quotes.some((own) => overlap(own, quote))));
    return { ...recommendation, risk: risk ?? ofType[0] ?? null, clauseType: type, evidence: citations(quotes) };
  });
}

function overlap(one: string, other: string): boolean {
  const [shorter = '', longer = ''] = [one, other]
    .map((quote) => foldWords(quote).join(' '))
    .sort((a, b) => a.length - b.length);
  return shorter !== '' && ` ${longer} `.includes(` ${shorter} `);
}

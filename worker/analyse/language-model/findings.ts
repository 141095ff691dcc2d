import { type ClauseType, clauseTypes } from '#src/features/contracts/clause-types.schema.ts';
import type { Citation, Findings } from '../analyst';
import type { Answer, AnsweredDate } from './answer.schema';
import { calendarDate } from './counted-date';

const mostItems = 200;
const mostQuotes = 6;

/** Turns an answer into findings whose quotes still have to be looked up in the text. */
export function toFindings(answer: Answer, model: string, charactersRead: number): Findings {
  const risks = limited(answer.risks).map(({ level, title, description, suggestedWording, clauseType, quotes }) => ({
    level,
    risk: {
      ...{ title, description, suggestedWording, clauseType: known(clauseType), evidence: citations(quotes) },
      ...{ hurts: null, ask: null, delete: false, doubt: null },
    },
  }));
  const atLevel = (wanted: string) => risks.filter(({ level }) => level === wanted).map(({ risk }) => risk);
  const present = new Set(
    [...answer.keyTerms, ...answer.risks].filter(({ quotes }) => quotes.length).map((it) => it.clauseType),
  );
  return {
    notAContract: null,
    summary: answer.summary,
    contractType: answer.contractType,
    contractKind: null,
    title: null,
    object: null,
    reader: null,
    money: [],
    readClosely: [],
    risks: { high: atLevel('high'), medium: atLevel('medium'), low: atLevel('low') },
    keyTerms: limited(answer.keyTerms).map(({ quotes, clauseType, ...term }) => ({
      ...term,
      clauseType: known(clauseType),
      evidence: citations(quotes),
    })),
    recommendations: limited(answer.recommendations).map(({ quotes, clauseType, ...recommendation }) => ({
      ...recommendation,
      risk: null,
      clauseType: known(clauseType),
      evidence: citations(quotes),
    })),
    parties: limited(answer.parties).map(({ quotes, ...party }) => ({ ...party, evidence: citations(quotes) })),
    // A clause that was quoted elsewhere in the same answer is not missing.
    missingClauses: limited(answer.missingClauses).flatMap(({ clauseType, ...clause }) => {
      const type = known(clauseType);
      return type && !present.has(type) ? [{ clauseType: type, ...clause }] : [];
    }),
    dates: limited(answer.dates).flatMap(datesOf),
    clauseTypes,
    engine: { name: 'language-model', model },
    charactersRead,
  };
}

const limited = <Item>(items: Item[]) => items.slice(0, mostItems);

const known = (clauseType: string | null): ClauseType | null => clauseTypes.find((type) => type === clauseType) ?? null;

const citations = (quotes: string[]): Citation[] =>
  [...new Set(quotes)]
    .filter(Boolean)
    .slice(0, mostQuotes)
    .map((quote) => ({ quote }));

function datesOf({ kind, written, countedFrom, explanation, quotes }: AnsweredDate): Findings['dates'] {
  const date = calendarDate({ written, countedFrom });
  if (!date) return [];
  const computedFrom = date === written ? null : (explanation ?? countedFrom?.date ?? null);
  return [{ kind, label: null, date, computedFrom, evidence: citations(quotes) }];
}

import type { Reader } from '#src/features/contracts/analysis.schema.ts';
import { riskLevels } from '#src/features/contracts/analysis-shape.schema.ts';
import { clauseTypes } from '#src/features/contracts/clause-types.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import type { Findings, FoundRisk } from '#worker/analyse/analyst.ts';
import { type Answer, nothingAnswered } from '../answers/answer.schema';
import { citations, knownClauseType } from './citations';
import { type DatesContext, datesOf } from './dates';
import { forReader } from './for-reader';
import { keyTermsOf } from './key-terms';
import { recommendationsOf, risksOf } from './risks';

export interface FindingsContext extends DatesContext {
  /** Shown to the reader as what wrote the analysis. */
  modelName: string;
  charactersRead: number;
  /** The party that the user said to be. */
  chosen: Reader;
}

const mostParties = 30;
const mostMoney = 30;
const mostMissing = 15;

/** Turns an answer into findings whose quotes still have to be looked up in the text. */
export function toFindings(given: Answer, context: FindingsContext): Findings {
  const answer = given.isContract ? given : nothingAnswered;
  const reader = context.chosen ?? readerOf(answer);
  const all = risksOf(answer);
  const { risks, favours } = forReader(all, { ...answer, reader }, context);
  return {
    notAContract: given.isContract ? null : { reason: reasonOf(given, context), evidence: [] },
    summary: answer.summary,
    contractType: answer.contractType,
    contractKind: answer.contractKind,
    title: answer.title || null,
    object: answer.object || null,
    reader: given.isContract ? reader : null,
    favours,
    money: answer.money.slice(0, mostMoney).map(({ quotes, ...money }) => ({
      ...money,
      currency: money.per === 'percent' ? null : money.currency,
      evidence: citations(quotes),
    })),
    readClosely: [],
    measured: null,
    risks,
    keyTerms: keyTermsOf(answer),
    // What to do about the other side's risks is the other side's matter.
    recommendations: recommendationsOf(answer, all).filter(({ risk }) => !risk || isAmong(risk, risks)),
    parties: answer.parties
      .filter(({ name }) => name !== '')
      .slice(0, mostParties)
      .map(({ quotes, ...party }) => ({ ...party, evidence: citations(quotes) })),
    missingClauses: missingOf(answer),
    dates: datesOf(answer.dates, context),
    clauseTypes,
    engine: { name: 'language-model', model: context.modelName },
    charactersRead: context.charactersRead,
  };
}

const isAmong = (risk: FoundRisk, risks: Findings['risks']) => riskLevels.some((level) => risks[level].includes(risk));

const reasonOf = ({ reason }: Answer, { writtenIn }: FindingsContext) =>
  reason || m.warning_not_a_contract({}, { locale: writtenIn });

const readerOf = ({ reader }: Answer): Findings['reader'] =>
  reader && (reader.name || reader.role) ? { name: reader.name || null, role: reader.role || null } : null;

/** A clause that was quoted elsewhere in the same answer is not missing. */
function missingOf({ keyTerms, risks, missingClauses }: Answer): Findings['missingClauses'] {
  const present = new Set([...keyTerms, ...risks].filter(({ quotes }) => quotes.length).map((it) => it.clauseType));
  return missingClauses.slice(0, mostMissing).flatMap(({ clauseType, ...clause }) => {
    const type = knownClauseType(clauseType);
    return type && !present.has(type) ? [{ clauseType: type, ...clause }] : [];
  });
}
